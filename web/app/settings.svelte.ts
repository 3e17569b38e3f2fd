import { LEVELS, type Level, USUAL_LEVEL } from "@caravel/bots/levels";
import { LANGUAGES, type Language } from "@caravel/kernel";

/** What a person has chosen for all tables on this device. */
export interface Settings {
  language: Language;
  theme: "system" | "day" | "night";
  /** How fast opponents' moves are shown; `off` shows only where they lead. */
  pace: "calm" | "brisk" | "off";
  /** Which moves are made only after a second word. */
  confirm: "always" | "lasting" | "never";
  /** Are single forced choices made without asking? */
  playForced: boolean;
  /** Are questions answered to which practically everybody gives the same answer? */
  playRoutine: boolean;
  /** Is nobody asked only because a right lapses now? */
  skipLastChances: boolean;
  /** How tables are shown. */
  mode: "board" | "text";
  /** When a curtain falls between people at one device: where somebody could see a secret, always, or never. */
  curtain: "secrets" | "always" | "never";
  /** Are decisions of a new kind explained? */
  hints: boolean;
  /** Is a choice that does nothing for the chooser remarked on? */
  cautions: boolean;
  /** Do goods carry a letter besides their shape and colour? */
  letters: boolean;
  sound: boolean;
  /** Does a notice on the desktop say that it is one's turn, while the page is not in sight? */
  desktop: boolean;
  /** How good the bots are that one plays against. */
  level: Level;
}

const KEY = "caravel.settings";

/** The language the browser asks for, as far as we speak it. */
function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return "en";
}

const usual = (): Settings => ({
  language: browserLanguage(),
  theme: "system",
  pace: "brisk",
  confirm: "lasting",
  playForced: true,
  playRoutine: true,
  skipLastChances: false,
  mode: "board",
  curtain: "secrets",
  hints: true,
  cautions: true,
  letters: false,
  sound: false,
  desktop: false,
  level: USUAL_LEVEL,
});

const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ["system", "day", "night"],
  pace: ["calm", "brisk", "off"],
  confirm: ["always", "lasting", "never"],
  playForced: [true, false],
  playRoutine: [true, false],
  skipLastChances: [true, false],
  mode: ["board", "text"],
  curtain: ["secrets", "always", "never"],
  hints: [true, false],
  cautions: [true, false],
  letters: [true, false],
  sound: [true, false],
  desktop: [true, false],
  level: LEVELS,
};

/** What was kept, value by value; whatever is not one of ours is as usual. */
function kept(): Settings {
  const settings = usual();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return settings;
    const take = <K extends keyof Settings>(name: K) => {
      const value = ALLOWED[name].find((allowed) => allowed === (stored as Record<string, unknown>)[name]);
      if (value !== undefined) settings[name] = value;
    };
    for (const name of Object.keys(ALLOWED) as (keyof Settings)[]) take(name);
  } catch {
    // a browser that keeps nothing, or something that is not ours: the usual settings
  }
  return settings;
}

/** The settings of this device; what is changed here is kept. */
export const settings: Settings = $state(kept());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing
    }
  });
  $effect(() => {
    document.documentElement.lang = settings.language;
    if (settings.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.letters = settings.letters ? "on" : "off";
  });
});

const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Should nothing move, by choice or by the wish of the system? */
export function isStill(): boolean {
  return settings.pace === "off" || stillness?.matches === true;
}
