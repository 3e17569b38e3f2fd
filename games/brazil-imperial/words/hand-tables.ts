import { amounts, type NameOf, type SeatId, type Section } from "@caravel/kernel";
import { GOLD_CARDS } from "../content/cards.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { questProgress } from "../rules/outlook.ts";
import { contentOf, sum } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import { count, LETTERS, some, titled, wrapped } from "./cells.ts";
import type { Labels } from "./labels.ts";
import { origin } from "./origin.ts";

const named = (names: readonly string[], kind: number, number: number) =>
  number === 1 ? names[kind] : `${number} × ${names[kind]}`;

/** The viewer's own cards, with what they do. */
export function handSections(labels: Labels, view: BrazilView): Section[] {
  const player = view.seats[view.viewer];
  if (player === undefined) return [];
  const { cardAttack, cardDefence, cardEffect, box } = contentOf(view);
  const gold: Section = {
    title: titled(labels.ownGold, [origin(labels, view, "goldCards")]),
    header: [labels.card, labels.does],
    rows: amounts(player.gold).flatMap(({ kind, count: cards }) =>
      wrapped([named(labels.goldCards, kind, cards)], labels.goldDoes(box.goldCards[GOLD_CARDS[kind]].effect)),
    ),
  };
  const battle: Section = {
    title: titled(labels.ownBattle, [origin(labels, view, "battleCards")]),
    header: [labels.card, labels.attacking, labels.defending, labels.does],
    rows: amounts(player.battle).flatMap(({ kind, count: cards }) =>
      wrapped(
        [named(labels.battleCards, kind, cards), String(cardAttack[kind]), String(cardDefence[kind])],
        some([labels.battleDoes(cardEffect[kind])]),
      ),
    ),
  };
  return [gold, battle].filter(({ rows }) => rows.length > 0);
}

/** A quest with how far each of its goals is: "2 of 3". */
function questRows(labels: Labels, view: BrazilView, quest: number): string[][] {
  const { questVp } = contentOf(view);
  return questProgress(view, view.viewer, quest).flatMap(({ goal, count: have }, place) => {
    const cells = [
      place === 0 ? labels.quests[quest] : "",
      place === 0 ? "I".repeat(QUEST_AGE[quest]) : "",
      String(goal.vp > 0 ? goal.vp : place === 0 ? questVp[quest] : ""),
    ];
    return wrapped(cells, `${labels.of(have, goal.least)} ${labels.goal(goal)}`);
  });
}

function ownSection(labels: Labels, view: BrazilView): Section[] {
  const own = view.seats[view.viewer]?.quests ?? [];
  if (own.length === 0) return [];
  return [
    {
      title: titled(labels.ownQuests, [origin(labels, view, "quests")]),
      header: [labels.quest, labels.ageTitle, labels.vp, labels.goalNow],
      rows: own.flatMap((quest) => questRows(labels, view, quest)),
    },
  ];
}

/** Everybody's quests: how many are hidden of each age, and which were shown. */
export function questSections(labels: Labels, view: BrazilView, name: NameOf, order: readonly SeatId[]): Section[] {
  return [
    ...ownSection(labels, view),
    {
      title: labels.otherQuests,
      header: [labels.player, labels.hidden, labels.shown],
      rows: order.flatMap((seat) => {
        const { quests, revealed } = view.seats[seat];
        const ages = quests.map((quest) => (quest < 0 ? -quest : QUEST_AGE[quest])).toSorted();
        const hidden = `${count(quests.length)}${quests.length === 0 ? "" : `: ${ages.map((age) => "I".repeat(age)).join(", ")}`}`;
        return wrapped([`${LETTERS[seat]} ${name(seat)}`, hidden], some(revealed.map((quest) => labels.quests[quest])));
      }),
    },
    ...keptSection(labels, view, order),
  ];
}

/** Exploration tiles that players keep. */
function keptSection(labels: Labels, view: BrazilView, order: readonly SeatId[]): Section[] {
  const keeping = order.filter((seat) => sum(view.seats[seat].kept) > 0);
  if (keeping.length === 0) return [];
  return [
    {
      title: labels.kept,
      rows: keeping.map((seat) => [
        LETTERS[seat],
        some(
          amounts(view.seats[seat].kept).map(({ kind, count: tiles }) => named(labels.explorationTiles, kind, tiles)),
        ),
      ]),
    },
  ];
}
