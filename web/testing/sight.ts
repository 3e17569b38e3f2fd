import type { Move, Vocabulary } from "@caravel/kernel";
import type { Page } from "playwright-core";

/** Something that can be chosen: which thing it is, the numbers of its moves, the place in which it is seen, and whether a finger hits it there. */
export interface Choosable {
  readonly thing: string;
  readonly moves: readonly number[];
  readonly isPiece: boolean;
  readonly place: string;
  readonly isHit: boolean;
}

/**
 * All that can be chosen: first in the place that is open, then in all others of the board; of a menu that lies over them, its lines. What
 * a finger hits is asked only where the question was opened.
 */
export function choosable(page: Page): Promise<Choosable[]> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const tabs = [...document.querySelectorAll<HTMLElement>("[data-tab]")];
    const opened = tabs.find((tab) => tab.ariaCurrent === "true");
    const isHit = (thing: Element) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [0.5, 0.25, 0.75].some((right) =>
        [0.5, 0.25, 0.75].some((down) =>
          thing.contains(document.elementFromPoint(left + width * right, top + height * down)),
        ),
      );
    };
    const found = (place: string, within: string, looks: boolean) =>
      [...document.querySelectorAll<HTMLElement>(`${within} [data-can]`)]
        .filter((thing) => thing.getClientRects().length > 0)
        .map((thing) => ({
          thing: thing.dataset.move ?? thing.dataset.spot ?? thing.ariaLabel ?? "",
          moves: (thing.dataset.can ?? "").split(" ").map(Number),
          isPiece: thing.dataset.piece !== undefined,
          place,
          isHit: looks && isHit(thing),
        }));
    await drawn();
    await drawn();
    if (document.querySelector(".floating.menu") !== null) return found("menu", ".floating.menu", true);
    const all = found(opened?.dataset.tab ?? "", "body", true);
    for (const tab of tabs) {
      const place = tab.dataset.tab ?? "";
      if (tab === opened || place === "players" || place === "log") continue;
      tab.click();
      await drawn();
      all.push(...found(place, "main", false));
    }
    opened?.click();
    return all;
  });
}

const PASSES = /^(pass|done|stay|decline|skip|end)\b/;
/** What stands beside every question of a game and is none: Madeira's windmill. */
const OFFERS = /^(exchange|up|down)\b/;

/** What of all this is asked: passing is not, and neither are offers beside another question. */
export function asked(all: readonly Choosable[], vocabulary: Vocabulary): readonly Choosable[] {
  const without = (kind: RegExp, things: readonly Choosable[]) =>
    things.filter(({ moves }) => moves.some((move) => !kind.test(vocabulary.write(move as Move))));
  const questions = without(OFFERS, all);
  // where no other piece can be chosen, the offers are the question
  return without(PASSES, questions.some(({ isPiece }) => isPiece) ? questions : all);
}

/** How much of what is asked a finger hits, counted in things and in moves: the lesser share. */
export function shareInSight(choices: readonly Choosable[]): number {
  const share = (namesOf: (choice: Choosable) => readonly (string | number)[]) => {
    const all = new Set(choices.flatMap(namesOf));
    return all.size === 0 ? 1 : new Set(choices.filter(({ isHit }) => isHit).flatMap(namesOf)).size / all.size;
  };
  return Math.min(
    share(({ thing, moves }) => [`${thing} ${moves}`]),
    share(({ moves }) => moves),
  );
}
