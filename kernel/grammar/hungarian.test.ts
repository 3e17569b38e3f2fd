import { describe, expect, test } from "vitest";
import { article, type Ending, hungarianNoun, withArticle, withEnding } from "./hungarian.ts";

const each = (ending: Ending, words: readonly (string | number)[]) =>
  words.map((word) => withEnding(word, ending)).join(" ");

describe("endings agree with the vowels of the word", () => {
  test("the last vowel decides, i and í do not", () => {
    expect(each("tól", ["Dávid", "Mari", "József", "Ágnes", "Gizi", "Bálint", "Judit", "Edit", "Dan"])).toBe(
      "Dávidtól Maritól Józseftől Ágnestől Gizitől Bálinttól Judittól Edittől Dantól",
    );
    expect(each("nak", ["Réka", "Ernő", "Tünde", "Chloé", "Zoé", "Tomé", "Béla"])).toBe(
      "Rékának Ernőnek Tündének Chloénak Zoénak Toménak Bélának",
    );
  });

  test("a final a, e, o or ö grows long", () => {
    expect(each("tól", ["Anna", "Bence", "Cleo", "Diogo", "ANNA"])).toBe("Annától Bencétől Cleótól Diogótól ANNÁtól");
  });

  test("round vowels ask for their own form", () => {
    expect(each("hoz", ["György", "Ernő", "Péter", "János", "Tünde", 5, 6])).toBe(
      "Györgyhöz Ernőhöz Péterhez Jánoshoz Tündéhez 5-höz 6-hoz",
    );
  });

  test("what never changes", () => {
    expect(each("ért", ["dublon", "Bence", 3])).toBe("dublonért Bencéért 3-ért");
    expect(each("ig", ["Anna", 5])).toBe("Annáig 5-ig");
  });
});

describe("with -val, -vel the last consonant is doubled", () => {
  test("of a name", () => {
    expect(each("val", ["Bence", "Anna", "János", "Péter", "Ágnes", "Chloé", "Ernő"])).toBe(
      "Bencével Annával Jánossal Péterrel Ágnessel Chloéval Ernővel",
    );
  });

  test("of two letters, by the first one", () => {
    expect(each("val", ["Balázs", "Károly", "György", "Lukács", "Tamás", "Klotild", "Bernát"])).toBe(
      "Balázzsal Károllyal Györggyel Lukáccsal Tamással Klotilddal Bernáttal",
    );
  });

  test("of a foreign name, as it sounds", () => {
    expect(each("val", ["Inês", "Beatriz", "Max", "João", "Tomé", "Lucy", "Jenny"])).toBe(
      "Inêsszel Beatrizzal Maxszal Joãóval Toméval Lucyval Jennyvel",
    );
  });

  test("that is already double", () => {
    expect(each("val", ["Bernadett", "Mariann", "Papp", "Scott"])).toBe("Bernadettel Mariannal Papp-pal Scott-tal");
  });

  test("of a number, as it is said", () => {
    expect(each("val", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(
      "0-val 1-gyel 2-vel 3-mal 4-gyel 5-tel 6-tal 7-tel 8-cal 9-cel 10-zel",
    );
    expect(each("val", [20, 30, 40, 60, 100, 1000, 1_000_000])).toBe(
      "20-szal 30-cal 40-nel 60-nal 100-zal 1000-rel 1000000-val",
    );
  });
});

test("an object has a linking vowel where it needs one", () => {
  expect(each("t", ["Anna", "Bence", "János", "Péter", "Dávid", "József", "György", "Ferenc", "Balázs", "Max"])).toBe(
    "Annát Bencét Jánost Pétert Dávidot Józsefet Györgyöt Ferencet Balázst Maxot",
  );
  expect(each("t", ["gyapot", "bor", "tea", "kakaó", "egyetem", "erőd", "rakpart", "építőműhely"])).toBe(
    "gyapotot bort teát kakaót egyetemet erődöt rakpartot építőműhelyt",
  );
  expect(each("t", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 60, 100, 1000, 1_000_000])).toBe(
    "1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 10-et 20-at 30-at 40-et 60-at 100-at 1000-et 1000000-t",
  );
});

test("on something", () => {
  expect(each("n", ["hacienda", "kikötő", "hivatal", "egyetem", "erőd", "díszkert"])).toBe(
    "haciendán kikötőn hivatalon egyetemen erődön díszkerten",
  );
});

test("names that end in a digit, in initials or in a sign are followed by a hyphen", () => {
  expect(each("tól", ["Játékos 1", "Játékos 2", "Játékos 3", "Játékos 6", "Játékos 8", "Játékos 20"])).toBe(
    "Játékos 1-től Játékos 2-től Játékos 3-tól Játékos 6-tól Játékos 8-tól Játékos 20-tól",
  );
  expect(each("val", ["BK", "DJ", "PR"])).toBe("BK-val DJ-vel PR-rel");
  expect(each("nak", ["Anna!", "Péter*", "王"])).toBe("Anna!-nak Péter*-nek 王-nek");
});

describe("the article", () => {
  test("listens to the first sound", () => {
    expect(["indigó", "kukorica", "Érték", "üres", "Ágnes", "a1", "b3", "êxito", "--option"].map(article)).toEqual([
      "az",
      "a",
      "az",
      "az",
      "az",
      "az",
      "a",
      "az",
      "az",
    ]);
  });

  test("of codes listens to the names of letters", () => {
    expect(["R1C", "S06a", "B fázis", "F", "y", "c4"].map(article)).toEqual(["az", "az", "a", "az", "az", "a"]);
  });

  test("of Roman numerals listens to the ordinals they are", () => {
    expect(["I. kor", "II. kor", "III. kor", "IV. palota", "V. palota", "VI. palota", "V"].map(article)).toEqual([
      "az",
      "a",
      "a",
      "a",
      "az",
      "a",
      "a",
    ]);
  });

  test("of numbers listens to how they are said", () => {
    const az = [1, 5, 50, 59, 500, 599, 1000, 1999, 5000, 50_000, 1_000_000, 1_999_999];
    const a = [0, 2, 3, 4, 6, 10, 11, 15, 49, 60, 100, 150, 499, 600, 999, 2000, 4999, 10_000, 100_000];
    expect(az.filter((number) => article(number) !== "az")).toEqual([]);
    expect(a.filter((number) => article(number) !== "a")).toEqual([]);
    expect([withArticle("5."), withArticle("7."), withArticle(1)]).toEqual(["az 5.", "a 7.", "az 1"]);
  });
});

test("a noun has its forms, with a changing stem or without", () => {
  expect(hungarianNoun("hivatal")).toEqual({
    name: "hivatal",
    the: "a hivatal",
    object: "hivatalt",
    yours: "hivatalod",
  });
  expect(hungarianNoun("cukor", "cukro")).toMatchObject({ object: "cukrot", yours: "cukrod" });
  expect(hungarianNoun("egyetem")).toMatchObject({ the: "az egyetem", object: "egyetemet", yours: "egyetemed" });
  expect(withEnding(hungarianNoun("erőd").yours, "ra")).toBe("erődödre");
});
