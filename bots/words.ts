import { shelf } from "@caravel/games";
import type { BotWords, Language } from "@caravel/kernel";
import type { Level } from "./levels.ts";
import { isStyle, type Style } from "./style-names.ts";

const WORDS: Readonly<Record<Language, Readonly<Record<Style, BotWords>>>> = {
  en: {
    hasty: { level: "beginner bot", manner: "takes the points at hand" },
    greedy: { level: "easy bot", manner: "thinks one step ahead" },
    mate: { level: "seasoned bot", manner: "weighs what every plan leads to" },
    captain: { level: "strongest bot", manner: "thinks many steps ahead" },
    random: { level: "very easy bot", manner: "plays at random" },
    first: { level: "test bot", manner: "takes the first choice" },
    eager: { level: "test bot", manner: "never declines" },
    idle: { level: "test bot", manner: "declines whatever it can" },
    uct: { level: "test bot", manner: "searches by trying out" },
    search: { level: "test bot", manner: "thinks many steps ahead" },
  },
  hu: {
    hasty: { level: "kezdő bot", manner: "a legközelebbi pontot viszi" },
    greedy: { level: "könnyű bot", manner: "egy lépést gondolkodik előre" },
    mate: { level: "tapasztalt bot", manner: "mérlegeli, mi mire vezet" },
    captain: { level: "legerősebb bot", manner: "sok lépést gondolkodik előre" },
    random: { level: "nagyon könnyű bot", manner: "találomra lép" },
    first: { level: "próbabot", manner: "mindig az első lehetőséget választja" },
    eager: { level: "próbabot", manner: "semmiről sem mond le" },
    idle: { level: "próbabot", manner: "amiről lehet, lemond" },
    uct: { level: "próbabot", manner: "próbálgatva keres" },
    search: { level: "próbabot", manner: "sok lépést gondolkodik előre" },
  },
  fr: {
    hasty: { level: "bot débutant", manner: "prend les points à portée de main" },
    greedy: { level: "bot facile", manner: "voit un coup à l’avance" },
    mate: { level: "bot aguerri", manner: "pèse où mène chaque projet" },
    captain: { level: "bot le plus fort", manner: "voit bien des coups à l’avance" },
    random: { level: "bot très facile", manner: "joue au hasard" },
    first: { level: "bot d’essai", manner: "prend le premier choix" },
    eager: { level: "bot d’essai", manner: "ne renonce à rien" },
    idle: { level: "bot d’essai", manner: "renonce à tout ce qu’il peut" },
    uct: { level: "bot d’essai", manner: "cherche en essayant" },
    search: { level: "bot d’essai", manner: "voit bien des coups à l’avance" },
  },
};

/** How good bots of a level are, and how they play. */
export function levelWords(language: Language, level: Level): BotWords {
  return WORDS[language][level];
}

/** What stands beside the name of a bot: its level and how it plays; one of a style that is not known any more is just a bot. */
export function besideName(language: Language, style: string): string {
  const words = isStyle(style) ? WORDS[language][style] : ownWords(language, style);
  return words === undefined ? "bot" : `${words.level}, ${words.manner}`;
}

/** The words of a style that belongs to one game. */
function ownWords(language: Language, style: string): BotWords | undefined {
  for (const { parts } of shelf)
    if (parts?.styles !== undefined && Object.hasOwn(parts.styles, style)) return parts.styles[style].beside[language];
  return undefined;
}
