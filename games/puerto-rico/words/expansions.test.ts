import { LANGUAGES, memoOf } from "@caravel/kernel";
import { testNames } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import {
  AQUEDUCT,
  BLACK_MARKET,
  CHURCH,
  FOREST_HOUSE,
  GUEST_HOUSE,
  LAND_OFFICE,
  LIBRARY,
  LIGHTHOUSE,
  OFFICE,
  ROYAL_SUPPLIER,
  SMALL_WHARF,
  SPECIALTY_FACTORY,
  STATUE,
  TRADING_POST,
  UNIVERSITY,
} from "../content/buildings.ts";
import { COFFEE, CORN, INDIGO, QUARRY, TOBACCO } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import { layForestInSecret } from "../rules/land.ts";
import { moves } from "../rules/moves.ts";
import type { PuertoRico } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import { words } from "./index.ts";
import { at, ordersFor, own, questionsFor, refusalsFor } from "./test-orders.ts";

const BOTH = { expansion1: true, expansion2: true };

/** Seat 0 is asked with both expansions; the players choose the buildings below that. */
const withBoth = (step: StepName, arrange: (state: PuertoRico) => void, taker = 1) => at(step, arrange, taker, BOTH);

describe("orders", () => {
  test("choosing a building", () => {
    const state = withBoth("draft", () => {});
    expect(ordersFor(state, "choose royal-supplier")).toEqual([
      "Put the royal supplier on the bank board (cost 6)",
      "Rakd fel a banktáblára a kaszárnyát (költsége 6)",
      "Placer l’intendance royale sur le plateau de la banque (coût 6)",
    ]);
  });

  test("a building with church, forests and library", () => {
    const state = withBoth(
      "build",
      ({ seats }) => {
        own(seats[0]!, CHURCH, 1);
        own(seats[0]!, LIBRARY, 1);
        seats[0]!.forests = seats[0]!.forests.with(CORN, 2);
        layForestInSecret(seats[0]!, COFFEE);
      },
      0,
    );
    expect(ordersFor(state, "build villa")).toEqual([
      "Build the villa for 4 doubloons (the church brings 1 point)",
      "Építsd fel a vidéki lakot 4 dublonért (a templom 1 pontot hoz)",
      "Construire la villa pour 4 doublons (l’église rapporte 1 point)",
    ]);
  });

  test("the black market", () => {
    const state = withBoth("build", ({ seats }) => {
      own(seats[0]!, BLACK_MARKET, 1);
      seats[0]!.doubloons = 5;
    });
    expect(ordersFor(state, "bargain factory")).toEqual([
      "Build the factory with the black market (it costs 7, you have 5)",
      "Építsd fel a gyárat a feketepiac révén (költsége 7, és 5 dublonod van)",
      "Construire la manufacture grâce au marché noir (coût 7, vous avez 5 doublons)",
    ]);
    const giving = withBoth("giveItem", ({ seats, stack }) => {
      seats[0]!.doubloons = 5;
      seats[0]!.barrels[CORN] = 1;
      const bargain = { building: UNIVERSITY, itemsMissing: 2, spotGiven: -1, givesNoble: false };
      stack.at(-1)!.memo = { of: "bargain", ...bargain };
    });
    expect(ordersFor(giving, "give-barrel corn")).toEqual([
      "Give up 1 corn and 1 point, and build the university for 5 doubloons",
      "Adj vissza 1 kukoricát és 1 pontot, majd építsd fel az egyetemet 5 dublonért",
      "Rendre 1 tonneau de maïs et 1 point, puis construire l’université pour 5 doublons",
    ]);
    expect(ordersFor(state, "give-noble wind-rose")).toEqual([
      "Give up a noble from the wind rose",
      "Adj vissza egy nemest a szélrózsáról",
      "Rendre un noble de la rose des vents",
    ]);
  });

  test("loading with the lighthouse, and the small wharf", () => {
    const state = withBoth(
      "crates",
      ({ seats, stack }) => {
        own(seats[0]!, LIGHTHOUSE, 1);
        own(seats[0]!, SMALL_WHARF, 1);
        seats[0]!.barrels[CORN] = 3;
        stack.at(-1)!.drafted = [2, 0, 0, 0, 0];
      },
      0,
    );
    expect(ordersFor(state, "load corn 7")[0]).toBe("Load 3 corn on ship 7 (4 points, 2 doubloons)");
    expect(ordersFor(state, "crate corn")).toEqual([
      "Put 1 corn into the small wharf (then 3 barrels: 2 points)",
      "Rakj 1 kukoricát a kis rakpartra (így 3 hordó: 2 pont)",
      "Mettre 1 tonneau de maïs sur le petit quai (alors 3 tonneaux\u00a0: 2 points)",
    ]);
    expect(ordersFor(state, "done")).toEqual([
      "Done: ship 2 barrels by the small wharf (2 points, 2 doubloons)",
      "Kész: hajózz be 2 hordót a kis rakpart révén (2 pont, 2 dublon)",
      "Terminer\u00a0: expédier 2 tonneaux par le petit quai (2 points, 2 doublons)",
    ]);
    expect(refusalsFor(state, "load corn 7").slice(0, 2)).toEqual([
      "PR-CAPTAIN-03",
      "First ship the barrels that you have put into the small wharf.",
    ]);
  });

  test("production that leaves a barrel of the aqueduct", () => {
    const state = withBoth("produce", ({ seats }) => {
      seats[0]!.workers = [0, 2, 1, 0, 0, 0];
      own(seats[0]!, 2, 2);
      own(seats[0]!, 3, 1);
      own(seats[0]!, AQUEDUCT, 1);
    });
    expect(ordersFor(state, "produce-without indigo")).toEqual([
      "Produce 2 indigo and 2 sugar, but leave the aqueduct's indigo",
      "Állíts elő 2 indigót és 2 cukrot, de hagyd ott a vízvezeték hordóját (indigó)",
      "Produire 2 tonneaux d’indigo et 2 de sucre, mais laisser le tonneau d’indigo de l’aqueduc",
    ]);
    expect(ordersFor(state, "produce-without both")[0]).toBe(
      "Produce 2 indigo and 1 sugar, but leave the aqueduct's indigo and sugar",
    );
    expect(
      refusalsFor(
        withBoth("produce", () => {}),
        "produce-without sugar",
      ).slice(0, 2),
    ).toEqual(["PR-BLD-01", "You do not have the aqueduct."]);
  });

  test("the last points of the supply", () => {
    const state = withBoth("lastPoint", ({ stack }) => {
      stack.at(-1)!.memo = { of: "lastPoint", building: CHURCH, points: 2 };
    });
    expect(ordersFor(state, "accept")).toEqual([
      "Take 2 points for the church",
      "Vegyél el 2 győzelmi pontot a templom révén",
      "Prendre 2 points grâce à l’église",
    ]);
    expect(ordersFor(state, "pass")[0]).toBe("Pass: leave the points");
    expect(questionsFor(state, 0, testNames(5))).toEqual([
      "Inês, do you take 2 points for the church? None is left then, and this is the last year.",
      "Inês, elveszel 2 győzelmi pontot a templom révén? Akkor nem marad több, és ez az utolsó év.",
      "Inês, prenez-vous 2 points grâce à l’église\u202f? Il n’en restera plus, et cette année sera la dernière.",
    ]);
  });

  test("production with aqueduct and specialty factory", () => {
    const state = withBoth("produce", ({ seats }) => {
      seats[0]!.workers = [0, 2, 0, 0, 0, 0];
      own(seats[0]!, 2, 2);
      own(seats[0]!, AQUEDUCT, 1);
      own(seats[0]!, SPECIALTY_FACTORY, 1);
    });
    expect(ordersFor(state, "produce")).toEqual([
      "Produce 3 indigo (the specialty factory pays 2 doubloons)",
      "Állíts elő 3 indigót (a speciális gyár 2 dublont hoz)",
      "Produire 3 tonneaux d’indigo (la manufacture spécialisée rapporte 2 doublons)",
    ]);
  });

  test("trading post and land office", () => {
    const state = withBoth("sell", ({ seats }) => {
      own(seats[0]!, TRADING_POST, 1);
      own(seats[0]!, LAND_OFFICE, 1, 1);
    });
    expect(ordersFor(state, "post tobacco")[2]).toBe("Vendre 1 tonneau de tabac au poste de commerce pour 3 doublons");
    expect(ordersFor(state, "discard indigo noble")).toEqual([
      "Give up an indigo plantation for 1 doubloon; its noble goes to the wind rose",
      "Adj el egy indigóültetvényt 1 dublonért; a nemese a szélrózsára kerül",
      "Vendre une plantation d’indigo pour 1 doublon\u202f; son noble va sur la rose des vents",
    ]);
    expect(
      ordersFor(
        withBoth("lodge", () => {}),
        "discard corn empty",
      ),
    ).toEqual([
      "Give up a corn plantation on which nobody stands",
      "Dobj el egy üres kukoricaültetvényt",
      "Défausser une plantation de maïs inoccupée",
    ]);
    memoOf(state, "trading").hasSold = true;
    expect(ordersFor(state, "pass")).toEqual([
      "Pass: do nothing more",
      "Passz: mást már ne tegyél",
      "Passer\u00a0: ne rien faire de plus",
    ]);
    expect(questionsFor(state, 0, testNames(5))[0]).toBe("Inês, do you do anything else in the trader phase?");
  });

  test("nobles and guests", () => {
    const state = withBoth("villa", () => {});
    expect(ordersFor(state, "noble")).toEqual([
      "Take a noble from the supply",
      "Vegyél el egy nemest a kupacból",
      "Prendre un noble de la réserve",
    ]);
    expect(
      ordersFor(
        withBoth("landfall", () => {}),
        "colonist",
      )[1],
    ).toBe("Vegyél el egy telepest a telepeshajóról");
    expect(ordersFor(state, "guest-noble lighthouse")).toEqual([
      "Move a noble from the guest house to the lighthouse",
      "Rakj át egy nemest a vendégházról a világítótoronyra",
      "Déplacer un noble de l’auberge sur le phare",
    ]);
  });
});

describe("refusals", () => {
  test("PR-EXP-01, -02, -05, -06: buildings that cannot be chosen", () => {
    const state = at("draft", () => {}, 1, { expansion1: true });
    expect(refusalsFor(state, "choose sugar-mill").slice(0, 2)).toEqual([
      "PR-EXP-01",
      "The sugar mill is in every game; choose another building.",
    ]);
    expect(refusalsFor(state, "choose jeweler")[2]).toBe(
      "Az ékszerészműhely olyan kiegészítőhöz tartozik, amellyel most nem játszotok.",
    );
    state.board = [...state.board, AQUEDUCT];
    expect(refusalsFor(state, "choose aqueduct")[3]).toBe("L’aqueduc est déjà sur le plateau de la banque.");
    expect(refusalsFor(state, "choose small-market")).toEqual([
      "PR-EXP-06",
      "The bank board has no space left for cost 1, so the small market stays out.",
      "A banktáblán nincs több üres mező az ilyen költségű (1) épületeknek, így a kis piac kimarad.",
      "Le plateau de la banque n’a plus de case pour le coût 1\u00a0: le petit marché n’est pas en jeu.",
    ]);
  });

  test("PR-B-BLACK-MARKET-03: too rich or too poor for it", () => {
    const state = withBoth("build", (table) => {
      const { seats, bank } = table;
      table.board = [...table.board, UNIVERSITY];
      bank[UNIVERSITY] = 1;
      own(seats[0]!, BLACK_MARKET, 1);
      seats[0]!.doubloons = 8;
    });
    expect(refusalsFor(state, "bargain university").slice(0, 2)).toEqual([
      "PR-B-BLACK-MARKET-03",
      "You can pay for the university (8 doubloons), so the black market may not be used.",
    ]);
    state.seats[0]!.doubloons = 3;
    expect(refusalsFor(state, "bargain university")[2]).toBe(
      "Az egyetem neked 8 dublonba kerül, csak 3 van, és a hiányt nem tudod pontosan pótolni.",
    );
  });

  test("PR-B-LAND-OFFICE-01, -02, -06: colonist and noble there", () => {
    const state = withBoth("sell", ({ seats, faceUp }) => {
      own(seats[0]!, LAND_OFFICE, 1, 1);
      seats[0]!.island = [1, 0, 0, 0, 0, 0];
      faceUp.fill(0);
    });
    expect(refusalsFor(state, "buy-land corn").slice(0, 2)).toEqual([
      "PR-B-LAND-OFFICE-01",
      "A noble is on your land office: you can give up a plantation, but buy none.",
    ]);
    expect(refusalsFor(state, "discard corn colonist")[2]).toBe(
      "Nincs olyan kukoricaültetvényed, amelyen telepes áll.",
    );
    state.seats[0]!.cityNobles[LAND_OFFICE] = 0;
    expect(refusalsFor(state, "discard corn empty")[3]).toBe(
      "Seul un noble sur votre office foncier permet de vendre une plantation.",
    );
    expect(refusalsFor(state, "buy-land corn").slice(0, 2)).toEqual([
      "PR-B-LAND-OFFICE-06",
      "No corn plantation lies face up.",
    ]);
    expect(refusalsFor(state, "buy-forest corn")[1]).toBe("You do not have the forest house.");
  });

  test("PR-B-ROYAL-SUPPLIER-01 and PR-MAYOR-07: nobles that are missing, and a statue", () => {
    const state = withBoth("load", ({ seats }) => {
      own(seats[0]!, ROYAL_SUPPLIER, 1);
      seats[0]!.barrels[TOBACCO] = 1;
    });
    expect(refusalsFor(state, "deliver tobacco").slice(0, 2)).toEqual([
      "PR-B-ROYAL-SUPPLIER-01",
      "The royal supplier takes a barrel for each of your nobles, and you have none.",
    ]);
    const placing = withBoth("place", (state) => {
      own(state.seats[0]!, STATUE);
      Object.assign(state.seats[0]!, { windRose: 1, windRoseNobles: 1 });
      memoOf(state, "placing").begun = true;
    });
    expect(refusalsFor(placing, "place-noble statue")).toEqual([
      "PR-MAYOR-07",
      "The statue has no circle: nobody can stand on it.",
      "A szoborra nem lehet senkit rakni: nincs rajta karika.",
      "La statue n’a pas de cercle\u00a0: personne ne peut s’y tenir.",
    ]);
    expect(refusalsFor(placing, "place statue")[1]).toBe("Only nobles are left to place.");
  });

  test("rules about options are explained without a move", () => {
    const view = puertoRico.view(at("year"), 0);
    for (const rule of ["PR-COMP-18", "PR-EXP-02", "PR-EXP-03", "PR-EXP-05", "PR-SETUP-05"])
      for (const language of LANGUAGES) expect(words[language].refusal(rule, view, 0, -1)).not.toMatch(/PR-|undefined/);
  });
});

test("only its owner reads of the tile drawn with the hacienda", () => {
  const state = withBoth("lay", ({ stack }) => {
    stack.at(-1)!.memo = { of: "tile", tile: COFFEE };
  });
  expect(questionsFor(state, 0, testNames(5))).toEqual([
    "Inês, you have drawn a coffee plantation: do you lay it face up or as a forest?",
    "Inês, ezt húztad: kávéültetvény. Képpel felfelé vagy erdőként rakod le?",
    "Inês, vous avez pioché une plantation de café\u00a0: la posez-vous face visible ou comme forêt\u202f?",
  ]);
  expect(ordersFor(state, "lay open")[0]).toBe("Lay the coffee plantation face up");
  for (const viewer of [1, -1]) {
    const view = puertoRico.view(state, viewer);
    const lay = ["lay open", "lay forest"].flatMap((text) =>
      LANGUAGES.map((language) => words[language].move(view, 0, moves.read(text)!)),
    );
    expect([...questionsFor(state, viewer, testNames(5)), ...lay].join(" ")).not.toMatch(/coffee|kávé|café/);
  }
});

describe("the position", () => {
  const state = withBoth("guests", (table) => {
    const { seats, bank } = table;
    own(seats[0]!, GUEST_HOUSE, 2, 1);
    own(seats[0]!, FOREST_HOUSE, 1);
    own(seats[0]!, STATUE);
    Object.assign(seats[0]!, {
      windRose: 2,
      windRoseNobles: 1,
      secretForests: [0, 0, 0, 0, 1],
      forests: [1, 0, 0, 0, 0],
    });
    seats[0]!.island[INDIGO] = 1;
    seats[0]!.workers[INDIGO] = 1;
    seats[0]!.workerNobles[INDIGO] = 1;
    seats[0]!.island[QUARRY] = 1;
    table.board = [...table.board, OFFICE];
    bank[OFFICE] = 2;
  });
  const sections = (viewer: number) => words.en.position(puertoRico.view(state, viewer), testNames(5));
  const section = (title: string, viewer = 0) =>
    sections(viewer).find((candidate) => candidate.title.startsWith(title))!;

  test("shows nobles in brackets", () => {
    expect(section("Wind roses").rows[0]?.slice(0, 4)).toEqual(["> Inês", "3", "–", "2(1)"]);
    expect(section("Islands").title).toBe("Islands (occupied/tiles, nobles in brackets)");
    expect(section("Cities").rows[0]?.[1]).toBe("forest house 1/1, guest house 2(1)/2, statue –");
    expect(section("Supplies").rows).toContainEqual(["Nobles", "19"]);
    expect(section("Supplies").rows).toContainEqual(["Colonist ship", "4(1)"]);
  });

  test("shows forests, and counts those whose other side is not known", () => {
    const { header, rows } = section("Islands", 1);
    const forest = header!.indexOf("forest");
    expect(rows.find(([name]) => name === "> Inês")?.slice(forest)).toEqual(["2", expect.any(String)]);
    expect(section("Plantations", 1).rows.map(([label]) => label)).toContain("Not seen by you");
    expect(section("Plantations", 0).rows.map(([label]) => label)).not.toContain("Not seen by you");
  });

  test("shows the buildings chosen so far, and the moment", () => {
    expect(section("Bank, column 2").rows).toContainEqual(["office", "5", "2"]);
    expect(sections(0).some(({ title }) => title === "Bank, column 4")).toBe(false);
    expect(section("Year").rows).toContainEqual(["Phase", "guests may move"]);
    expect(
      words.hu.position(
        puertoRico.view(
          at("draft", () => {}, 1, BOTH),
          0,
        ),
        testNames(5),
      )[0]?.rows,
    ).toContainEqual(["Fázis", "az épületek kiválasztása"]);
  });
});
