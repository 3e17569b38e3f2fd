import { COMPANIONS } from "@caravel/bots/names";
import { describe, expect, test } from "vitest";
import { FACES, faceCalled, faces, isFace, pictureOf } from "./companions.ts";
import { bust, medallion, type Person } from "./people.ts";
import { PARTS } from "./people-parts.ts";

const vasco: Person = { tone: 1, hair: "grey", coat: "blue", hat: "red", parts: ["beret", "full", "doublet"] };
const washes = (picture: string) => [...picture.matchAll(/class="pp-([a-z]+)"/g)].map(([, wash]) => wash);

describe("a bust", () => {
  test("is laid in the order of its layers, however the parts are named", () => {
    const shuffled = bust({ ...vasco, parts: ["doublet", "beret", "full"] });
    expect(shuffled).toBe(bust(vasco));
    expect(washes(shuffled).indexOf("coat")).toBeLessThan(washes(shuffled).indexOf("skin"));
    expect(washes(shuffled).indexOf("skin")).toBeLessThan(washes(shuffled).indexOf("hat"));
  });

  test("brings its colours along, and darker features on darker skin", () => {
    expect(bust(vasco)).toContain("--coat:var(--cloth-blue);--hat:var(--cloth-red)");
    expect(bust(vasco)).not.toContain("--feature");
    expect(bust({ ...vasco, tone: 3 })).toContain("--feature:");
  });

  test("of a woman has lips, of an old man wrinkles, of a scholar glasses", () => {
    const plain = bust(vasco);
    expect(washes(bust({ ...vasco, isWoman: true }))).toContain("lip");
    for (const looks of [{ isOld: true }, { hasGlasses: true }]) expect(bust({ ...vasco, ...looks })).not.toBe(plain);
  });

  test("every part is drawn with numbers of one decimal", () => {
    for (const [, , line] of Object.values(PARTS).flat()) expect(line).not.toMatch(/\d\.\d\d|NaN|undefined/);
  });
});

describe("medallions", () => {
  test("there is one for every companion who sits down as a bot, namesakes included", () => {
    expect(COMPANIONS.map((name) => faceCalled(name))).toEqual(FACES);
    expect(faceCalled("Inês II")).toBe("ines");
    expect(faceCalled("Anna")).toBe(null);
    expect(faceCalled("")).toBe(null);
  });

  test("do not share a clip, and are told apart", () => {
    const drawn = FACES.map((face) => faces[pictureOf(face)]());
    expect(new Set(drawn).size).toBe(8);
    const clips = drawn.map((picture) => /clipPath id="([^"]+)"/.exec(picture)?.[1]);
    expect(new Set(clips).size).toBe(8);
    expect(medallion("mine", vasco, "red")).toContain("url(#mine-rim)");
  });

  test("nothing else is a face", () => {
    expect(["ines", "toString", "", 3, null].map(isFace)).toEqual([true, false, false, false, false]);
  });
});
