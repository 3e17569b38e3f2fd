import { MediaQuery } from "svelte/reactivity";
import { settings } from "../app/settings.svelte.ts";
import { words } from "../app/words.svelte.ts";
import { LOG_PICTURE, PLAYERS_PICTURE, POSITION_PICTURE, TABLE_PICTURE } from "./pictures.ts";
import { askedPlace, CHOICES, LOG, PLAYERS, POSITION, TABLE } from "./places.ts";
import type { TableModel } from "./table-model.svelte.ts";

const narrow = new MediaQuery("max-width: 700px");

/** Is there room for one place only? */
export function isPhone(): boolean {
  return narrow.current;
}

/** A tab of the bottom bar. */
export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
}

/** Which of its places a table shows on a phone, where something is asked, and where something happened. */
export class Phone {
  /** The tab that is open; null until one was opened: then it is the first. */
  private opened = $state<string | null>(null);
  /** The tabs where something happened since they were last open. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly table: TableModel) {}

  readonly isText = $derived.by(() => this.table.kit.Board === null || settings.mode === "text");

  readonly tabs = $derived.by((): readonly Tab[] => {
    const say = words().table;
    const log = { id: LOG, name: say.log, picture: LOG_PICTURE };
    if (this.isText)
      return [
        { id: CHOICES, name: say.choices, picture: TABLE_PICTURE },
        { id: POSITION, name: say.position, picture: POSITION_PICTURE },
        log,
      ];
    const { places } = this.table.kit;
    const named = places.map(({ id, picture, name }) => ({ id, picture, name: name(this.table.language) }));
    const whole = { id: TABLE, name: say.board, picture: TABLE_PICTURE };
    return [...(named.length > 0 ? named : [whole]), { id: PLAYERS, name: say.players, picture: PLAYERS_PICTURE }, log];
  });

  /** The tab that is shown. */
  readonly tab = $derived.by(() => this.tabs.find(({ id }) => id === this.opened)?.id ?? this.tabs[0].id);

  /** The tab in which something is asked, or null. */
  readonly asked = $derived.by(() => {
    const { table } = this;
    if (table.moves.length === 0) return null;
    return this.isText ? CHOICES : askedPlace(table.kit, table.view, table.seat, table.moves);
  });

  /** The one place of the board that is shown, or null where there is room for all. */
  get place(): string | null {
    const { places } = this.table.kit;
    if (!isPhone() || this.isText || places.length === 0) return null;
    return places.find(({ id }) => id === this.tab)?.id ?? places[0].id;
  }

  open(tab: string): void {
    this.opened = tab;
    this.fresh = new Set([...this.fresh].filter((other) => other !== tab));
  }

  /** Something happened in these places. */
  mark(tabs: readonly string[]): void {
    const elsewhere = tabs.filter((tab) => tab !== this.tab);
    if (elsewhere.some((tab) => !this.fresh.has(tab))) this.fresh = new Set([...this.fresh, ...elsewhere]);
  }
}
