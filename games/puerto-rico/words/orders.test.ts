import { LANGUAGES, memoOf } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { CITY_HALL, FACTORY, HARBOR, OFFICE, WHARF } from "../content/buildings.ts";
import { COFFEE, CORN, INDIGO, QUARRY, SUGAR, TOBACCO } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import { words } from "./index.ts";
import { at, ordersFor, own, refusalsFor } from "./test-orders.ts";

describe("orders", () => {
  test("a role with the money on its card", () => {
    const state = at("year", ({ cardMoney }) => {
      cardMoney[4] = 2;
      cardMoney[6] = 1;
    });
    expect(ordersFor(state, "role trader")).toEqual([
      "Choose the trader and take 2 doubloons",
      "Válaszd a kereskedőt, és vegyél el 2 dublont",
      "Choisir le marchand et prendre 2 doublons",
    ]);
    expect(ordersFor(state, "role prospector")[0]).toBe("Choose the prospector and take 2 doubloons");
    expect(ordersFor(state, "role mayor")[0]).toBe("Choose the mayor");
  });

  test("a building at the builder's price with quarries", () => {
    const state = at(
      "build",
      ({ seats }) => {
        seats[0]!.workers[QUARRY] = 3;
      },
      0,
    );
    expect(ordersFor(state, "build office")).toEqual([
      "Build the office for 2 doubloons",
      "Építsd fel a hivatalt 2 dublonért",
      "Construire le comptoir pour 2 doublons",
    ]);
    expect(ordersFor(state, "build hacienda")[0]).toBe("Build the hacienda for free");
  });

  test("loading with harbor and privilege", () => {
    const state = at(
      "load",
      ({ seats }) => {
        seats[0]!.barrels[CORN] = 3;
        seats[0]!.city[HARBOR] = 1;
        seats[0]!.city[WHARF] = 1;
      },
      0,
    );
    expect(ordersFor(state, "load corn 7")).toEqual([
      "Load 3 corn on ship 7 (5 points)",
      "Hajózz be 3 kukoricát a 7-es hajóra (5 pont)",
      "Charger 3 tonneaux de maïs sur le navire 7 (5 points)",
    ]);
    expect(ordersFor(state, "wharf corn")[0]).toBe("Ship all 3 corn by the wharf (5 points)");
  });

  test("production with the factory", () => {
    const state = at("produce", ({ seats }) => {
      seats[0]!.workers = [2, 1, 0, 0, 0, 0];
      seats[0]!.city[0] = 1;
      seats[0]!.city[FACTORY] = 1;
    });
    expect(ordersFor(state, "produce")).toEqual([
      "Produce 2 corn and 1 indigo (the factory pays 1 doubloon)",
      "Állíts elő 2 kukoricát és 1 indigót (a gyár 1 dublont hoz)",
      "Produire 2 tonneaux de maïs et 1 d’indigo (la manufacture rapporte 1 doublon)",
    ]);
  });
});

describe("refusals", () => {
  test("PR-BUILDER-08: the price and the purse", () => {
    const state = at("build", ({ seats }) => {
      seats[0]!.doubloons = 4;
      seats[0]!.workers[QUARRY] = 2;
    });
    expect(refusalsFor(state, "build wharf")).toEqual([
      "PR-BUILDER-08",
      "The wharf costs you 7 doubloons; you have 4.",
      "A rakpart neked 7 dublonba kerül, és csak 4 van.",
      "Le quai vous coûte 7 doublons\u202f; vous en avez 4.",
    ]);
  });

  test("PR-BUILDER-17 and -11: no room for a large building", () => {
    const four = at("build", ({ seats }) => {
      for (let building = CITY_HALL - 4; building < CITY_HALL; building++) own(seats[0]!, building);
    });
    expect(refusalsFor(four, "build city-hall")[0]).toBe("PR-BUILDER-17");
    const eleven = at("build", ({ seats }) => {
      for (let building = 0; building < 11; building++) own(seats[0]!, building);
    });
    expect(refusalsFor(eleven, "build city-hall").slice(0, 2)).toEqual([
      "PR-BUILDER-11",
      "The city hall needs two city spaces; you have only one.",
    ]);
  });

  test("PR-CAPTAIN-04, -05, -06, -09: ships and their cargo", () => {
    const state = at("load", ({ seats, shipGood, shipBarrels }) => {
      seats[0]!.barrels = [2, 2, 0, 6, 0];
      shipGood[1] = CORN;
      shipBarrels[1] = 5;
    });
    expect(refusalsFor(state, "load indigo 5")).toEqual([
      "PR-CAPTAIN-04",
      "Ship 5 already carries corn.",
      "Az 5-ös hajón már kukorica van.",
      "Le navire 5 transporte déjà du maïs.",
    ]);
    expect(refusalsFor(state, "load corn 7")).toEqual([
      "PR-CAPTAIN-05",
      "Corn is already on ship 5.",
      "Már van kukorica az 5-ös hajón.",
      "Le maïs est déjà sur le navire 5.",
    ]);
    expect(refusalsFor(state, "load corn 5").slice(0, 2)).toEqual(["PR-CAPTAIN-06", "Ship 5 is full."]);
    state.shipGood[1] = -1;
    state.shipBarrels[1] = 0;
    expect(refusalsFor(state, "load tobacco 5")).toEqual([
      "PR-CAPTAIN-09",
      "Ship 6 takes 6 of your tobacco, ship 5 only 5.",
      "A 6-os hajóra 6 dohányod fér, az 5-ös hajóra csak 5.",
      "Le navire 6 prend 6 tonneaux de tabac, le navire 5 seulement 5.",
    ]);
  });

  test("PR-B-WHARF-01 and PR-BLD-01: the wharf is used, idle or missing", () => {
    const state = at("load", ({ seats }) => {
      seats[0]!.barrels[SUGAR] = 1;
    });
    expect(refusalsFor(state, "wharf sugar").slice(0, 2)).toEqual(["PR-BLD-01", "You do not have the wharf."]);
    state.seats[0]!.city[WHARF] = 0;
    expect(refusalsFor(state, "wharf sugar")[1]).toBe("Your wharf does not work: no colonist is on it.");
    state.seats[0]!.city[WHARF] = 1;
    memoOf(state, "shipping").usedWharf = 1;
    expect(refusalsFor(state, "wharf sugar")[1]).toBe("You have already used your wharf in this phase.");
  });

  test("PR-MAYOR-01, -02, -07: privilege and circles", () => {
    expect(refusalsFor(at("join"), "privilege").slice(0, 2)).toEqual([
      "PR-MAYOR-01",
      "Only the mayor has the privilege.",
    ]);
    const empty = at(
      "join",
      (table) => {
        table.colonists = 0;
      },
      0,
    );
    expect(refusalsFor(empty, "privilege")[0]).toBe("PR-MAYOR-02");
    const state = at("place", (state) => {
      state.seats[0]!.windRose = 1;
      state.seats[0]!.city[OFFICE] = 1;
      memoOf(state, "placing").begun = true;
    });
    expect(refusalsFor(state, "place office")).toEqual([
      "PR-MAYOR-07",
      "No circle is free on your office (1/1).",
      "A hivatalra nem fér több telepes (1/1).",
      "Il n’y a plus de cercle libre sur le comptoir (1/1).",
    ]);
    expect(refusalsFor(state, "place quarry").slice(1)).toEqual([
      "You do not have a quarry.",
      "Nincs kőbányád.",
      "Vous n’avez pas de carrière.",
    ]);
  });

  test("PR-TRADER-04, -05 and PR-CRAFT-08, -10: kinds that do not sell or are not there", () => {
    const selling = at("sell", ({ seats, house }) => {
      seats[0]!.barrels[INDIGO] = 1;
      house[INDIGO] = 1;
    });
    expect(refusalsFor(selling, "sell indigo")[2]).toBe("A kereskedőházban már van indigó, és nincs működő hivatalod.");
    selling.house[TOBACCO] = 3;
    expect(refusalsFor(selling, "sell indigo")[0]).toBe("PR-TRADER-05");
    const extra = at("extra", (state) => {
      memoOf(state, "crafting").produced = 1 << COFFEE;
      state.supply[COFFEE] = 0;
    });
    expect(refusalsFor(extra, "extra coffee")[3]).toBe("Il n’y a plus de café dans la réserve.");
    expect(refusalsFor(extra, "extra indigo")[3]).toBe("Vous n’avez pas produit d’indigo dans cette phase.");
  });

  test("PR-SETTLER-05, PR-BUILDER-12, PR-MAYOR-06, -08, PR-STORE-01, -03: what is used up", () => {
    const noQuarry = at(
      "settle",
      (state) => {
        state.quarries = 0;
      },
      0,
    );
    expect(refusalsFor(noQuarry, "take quarry").slice(0, 3)).toEqual([
      "PR-SETTLER-05",
      "There is no quarry left.",
      "Elfogytak a kőbányák.",
    ]);
    const full = at("build", ({ seats }) => {
      for (let building = 0; building < 12; building++) own(seats[0]!, building);
    });
    expect(refusalsFor(full, "build wharf")[0]).toBe("PR-BUILDER-12");
    const untouched = at("place", ({ seats }) => {
      seats[0]!.windRose = 0;
    });
    expect(refusalsFor(untouched, "stay")[2]).toBe("Még egyetlen telepesed sincs lapkán.");
    expect(refusalsFor(untouched, "lift corn")[0]).toBe("PR-MAYOR-06");
    expect(refusalsFor(untouched, "done")[3]).toBe("Placez d’abord vos colons, ou laissez-les en place.");
    const storing = at("store", ({ seats }) => {
      seats[0]!.barrels[CORN] = 2;
    });
    expect(refusalsFor(storing, "store corn").slice(0, 2)).toEqual(["PR-STORE-03", "You have no working warehouse."]);
    expect(refusalsFor(storing, "keep indigo")[2]).toBe("Nincs indigód.");
  });
});

test("the colonist of the university comes from the ship when the supply is empty", () => {
  const state = at("university", (table) => {
    table.colonists = 0;
    table.stack.at(-1)!.memo = { of: "purchase", building: HARBOR };
  });
  expect(ordersFor(state, "colonist")).toEqual([
    "Put a colonist from the ship on the harbor",
    "Tegyél egy telepest a telepeshajóról a kikötőre",
    "Placer un colon du navire sur le port",
  ]);
  const questions = LANGUAGES.map((language) => words[language].question(puertoRico.view(state, 0), ["Réka"]));
  expect(questions).toEqual([
    "Réka, do you put a colonist on the harbor?",
    "Réka, teszel egy telepest a kikötőre?",
    "Réka, placez-vous un colon sur le port\u202f?",
  ]);
});
