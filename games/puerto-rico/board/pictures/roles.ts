import { arch, type Gallery, Press, rectangle } from "@caravel/web/art";
import { ROLES, type RoleName } from "../../content/pieces.ts";

/** The vignettes of the role cards, as in a book of emblems: about 124 wide, the ground at y = 0. */
const EMBLEMS: Readonly<Record<Exclude<RoleName, "prospector-2">, () => Press>> = {
  settler: () =>
    new Press()
      .add("far", "M-6-20q20-12 40-4t40-6t54 4V2H-6Z")
      .add("leaf", "M92-2q-9 0-9-9t9-12q9 3 9 12t-9 9ZM108 0q-7 0-7-7t7-9q7 2 7 9t-7 7Z")
      .add("ink", "M92-2v-12M108 0v-8M10-3Q60-12 80-2M20 3Q60-6 84 4")
      .add("timber", "M44-33l3-1 10 27-3 1Z")
      .add("stone", "M50-10l9-3q6 8 3 15q-9-2-12-12Z")
      .add("wall2", rectangle(20, -8, 12, 8))
      .add("cloth", "M20-8h12l-6-7Z")
      .add("thick", "M41-33l8-3"),
  mayor: () =>
    new Press()
      .add("timber", "M0 2V-14q14 8 34 2L92 0V4Z")
      .add("thick", "M12-12v-26M34-12L92-1")
      .add("white", "M13-36q18 4 14 20q-6-3-14-2Z")
      .add("wall2", "M56-14q0-9 6-9t6 9v8l-12-3ZM74-9q0-9 6-9t6 9v8l-12-3ZM96-4q0-9 6-9t6 9v8H96Z")
      .add("skin", "M62-31a4 4 0 1 1-.1 0ZM80-26a4 4 0 1 1-.1 0ZM102-21a4 4 0 1 1-.1 0Z")
      .add("thatch", "M55-29q7-6 14 0ZM73-24q7-6 14 0ZM95-19q7-6 14 0Z")
      .add("fine", "M0 6q14 3 30 0"),
  builder: () =>
    new Press()
      .house(34, 34, 20, 14, 11)
      .add("dark", arch(40, 0, 8, 12) + rectangle(54, -12, 6, 7))
      .add("thick", "M28 2v-40M72 2v-40M26-16h50M26-30h50")
      .add("ink", "M28-16L72-30M72-16L28-30")
      .add("thick", "M100 2v-36l-18 0M100-22l-10-12")
      .add("fine", "M82-34v12")
      .add("white", rectangle(77, -22, 10, 7))
      .add("stone", rectangle(8, -5, 12, 6) + rectangle(14, -11, 12, 6)),
  craftsman: () =>
    new Press()
      .add("stone", "M40 2l4-10h40l4 10Z")
      .add("cloth", "M50-8q-3-6 2-10q1 4 4 4q0-6 6-9q0 6 4 8q3-1 3-5q6 6 2 12Z")
      .add("gold", "M58-8q-1-5 4-8q4 4 3 8Z")
      .add("accent", "M44-20q-1 8 10 9h20q11-1 10-9Z")
      .add("white", "M44-21a20 4 0 0 1 40 0a20 4 0 0 1-40 0Z")
      .add("smoke", "M56-26q-4-4 0-8t2-7M68-26q-4-4 0-8t2-7")
      .add("thick", "M74-22l14-16M38 2l8-30M90 2l-8-30")
      .cask(14, 2, 11, 15)
      .cask(100, 2, 11, 15, "accent")
      .cask(114, 2, 10, 13),
  trader: () =>
    new Press()
      .add("timber", "M6 4v-9h110v9Z")
      .add("thick", "M62-5v-34M40-34q22-8 44 0M54-5h16")
      .add("fine", "M40-34l-8 16M40-34l8 16M84-34l-8 12M84-34l8 12")
      .add("gold", "M31-18h18q-2 7-9 7t-9-7ZM75-22h18q-2 7-9 7t-9-7ZM62-42a3 3 0 1 1-.1 0Z")
      .add("accent", "M80-22q-2-7 4-8q6 1 4 8Z")
      .sack(14, -5, 1.5)
      .add("gold", "M98-5v-3h10v3ZM99-8v-3h10v3ZM98-11v-3h10v3Z"),
  captain: () =>
    new Press()
      .add("hull", "M28-14l8 1v-6h10v8h34l12-6q-2 14-10 19H44Q32-2 28-14Z")
      .add("thick", "M52-12v-30M72-12v-26M40-18v-14")
      .add("white", "M40-36q14 2 24 0q5 9 0 17q-12 2-24 0q5-9 0-17ZM66-32q9 2 15 0q3 6 0 13q-7 1-15 0q3-7 0-13Z")
      .add("cloth", "M52-42q8-3 12 0q-6 3-12 4Z")
      .add("ink", "M10 2q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0")
      .add("fine", "M34-8q24 4 54-4M0-4q4-3 8 0t8 0M98-6q4-3 8 0t8 0"),
  prospector: () =>
    new Press()
      .add("far", "M0 0L24-26 40-14 62-36 84-12 100-22 124 0Z")
      .add("stone", "M30 3q4-10 16-9t12 9Z")
      .add("gold", "M70 3a14 5 0 0 1 28 0a14 5 0 0 1-28 0ZM38-4l4-3 4 3-4 3ZM48 0l3-2 3 2-3 2Z")
      .add("timber", "M58-30l3 1L48 0l-3-1Z")
      .add("stone", "M44-32q14-6 26 6q-12-5-26-6Z")
      .add("fine", "M0 5q30-4 60 2M100 5q12-3 24 0"),
};

/** The roles whose scene is at sea. */
const AT_SEA: readonly RoleName[] = ["mayor", "captain"];

const emblemName = (role: number) => (ROLES[role] === "prospector-2" ? "prospector" : ROLES[role]);

/** The name of a role's vignette; both prospectors have the same. */
export const rolePicture = (role: number) => `pr-role-${emblemName(role)}`;

export const isAtSea = (role: number) => AT_SEA.includes(ROLES[role]);

/** The emblems of the seven roles. */
export const rolePictures: Gallery = Object.fromEntries(
  Object.entries(EMBLEMS).map(([role, draw]) => [`pr-role-${role}`, () => draw().print()]),
);
