import type { Advice, RoleCautions } from "./advice.ts";

const ROLES: RoleCautions = {
  settler: "A szigeted betelt: csak a többiek vennének el ültetvényt.",
  mayor: "Egyetlen telepest sem kapnál.",
  builder: "Egyetlen épületet sem tudnál kifizetni.",
  craftsman: "Semmit sem állítanál elő.",
  trader: "Nincs semmid, amit most el lehetne adni.",
  captain: "Nincs semmid, amit most be lehetne hajózni.",
};

/** Quiet words in Hungarian. */
export const advice: Advice = {
  hints: {
    role: "A választott szerepben mindenki cselekszik: te elsőként, a szerep kiváltságával. A kártyán fekvő dublonok a tieid.",
    settle:
      "Az ültetvény akkor ad árut, ha telepes áll rajta. A kukoricán kívül mindegyikhez feldolgozó épület is kell a városban.",
    place: "Ami üres, nem működik. Az ültetvényre és a hozzá való épületre együtt érdemes telepest tenni.",
    build:
      "Az épület akkor működik, ha telepes áll rajta. Minden működő kőbánya 1 dublont spórol, legfeljebb annyit, ahány kő az oszlop fölött látszik.",
    extra: "Termelőként még egy hordót kapsz egy most előállított fajtából.",
    sell: "A kereskedőház minden fajtából csak egyet vesz, amíg meg nem telik. A dohány és a kávé ér a legtöbbet.",
    load: "Minden behajózott hordó 1 pont. Egy hajó csak egyféle árut visz, és aki tud, annak rakodnia kell.",
    store: "Amit nem tudsz raktározni, elvész. Egy hordó mindig megmarad, raktárakkal több is.",
    draft: "A játékosok sorban választják ki, mely épületek lesznek ebben a játékban.",
  },
  cautions: {
    roles: Object.values(ROLES),
    passing: {
      settle: "Még elvehetsz egy ültetvényt.",
      build: "Még vehetsz egy épületet.",
      sell: "Még eladhatsz egy hordót.",
      load: "Még behajózhatsz hordókat.",
      store: "Még megtarthatsz egy hordót.",
      produce: "Előállíthatnál árut.",
      join: "Így nem kapsz telepest.",
      other: "Ezt még kihasználhatod.",
    },
  },
  lastYear: (reasons) => `Ez az utolsó év: ${reasons.join(", ")}.`,
};
