import { withArticle } from "@caravel/kernel/hungarian";
import type { ProblemWords } from "./index.ts";

const list = (items: readonly (string | number)[]) => items.join(", ");

/** What can go wrong, in Hungarian. */
export const problems: ProblemWords = {
  inLine: (line, clause) => `${line}. sor: ${clause}`,
  parts: {
    game: "a játék nevének",
    rules: "a szabályok számának",
    players: "a játékosok számának",
    options: "a beállításoknak",
    seat: "egy játékos nevének",
    luck: "a véletlen pecsétjének",
    setup: "az előkészületnek",
    end: "egy lépésnek vagy a jegyzőkönyv végének",
  },
  clauses: {
    noSuchTable: () => "nincs ilyen asztal; talán már eltávolították",
    noSuchGame: ({ game }) => `itt nincs ilyen játék: ${game}`,
    otherRules: ({ game, rules, known }) =>
      `ezt a játékot (${game}) a szabályok ${rules}. változatával játsszák, itt csak ez van meg: ${list(known)}; elolvasni és elmenteni így is lehet`,
    noSuchBot: ({ game, style }) => `ehhez a játékhoz (${game}) nincs „${style}” módon játszó bot`,
    wrongPlayers: ({ game, players, allowed }) =>
      `${game}: ${players} játékossal nem játszható, csak ennyivel: ${list(allowed)}`,
    noSuchOption: ({ game, option, known }) => `${game}: nincs „${option}” beállítás; van: ${list(known) || "semmi"}`,
    noSuchChoice: ({ option, value, known }) => `${option}: nem lehet „${value}”; lehet: ${list(known)}`,
    contentRefused: ({ place, problem }) =>
      `a tartalomcsomag nem használható: ${place === "" ? "" : `${place}: `}${problem}`,
    optionsRefused: ({ rule }) => `ezek a beállítások nem férnek össze (${rule})`,
    unreadable: () => "ami erről az asztalról megmaradt, nem olvasható",
    badRecord: () => "a jegyzőkönyv hibás",
    alreadyHere: () => "ez a játszma már megvan a játékaid között",
    seatNotFree: ({ seat }) => `ennél az asztalnál ${withArticle(`${seat + 1}.`)} székre nem lehet leülni`,
    notYourSeat: ({ seat }) => `ennél az asztalnál ${withArticle(`${seat + 1}.`)} széken nem ember játszik`,
    notAMove: ({ game, move }) => `${game}: „${move}” nem lépés`,
    noSuchMoment: ({ ply }) => `ennél az asztalnál még nem volt ${ply} lépés`,
    botBrokeRule: ({ style, rule }) => `egy „${style}” módon játszó bot olyat lépett, amit ${withArticle(rule)} tilt`,
    notAllowed: () => "ehhez nincs jogod ennél az asztalnál",
    placeLeft: () => "ott már nem ül senki",
    notUnderstood: () => "a kérés nem érthető",
    noRoom: () =>
      "nincs több hely ott, ahol az asztalokat őrizzük: ez nem történt meg, ami megvolt, nem veszett el, és újra próbálható, ha lesz hely",
    notKept: ({ reason }) => `nem sikerült megőrizni: ${reason}`,
    lineBroken: ({ reason }) => `az asztal nem érhető el: ${reason}`,
    fault: ({ reason }) => `ennek nem lett volna szabad megtörténnie: ${reason}`,
    notARecord: () => "ez nem Caravel-jegyzőkönyv",
    otherFormat: () => "ezt a jegyzőkönyvet csak egy újabb program tudja elolvasni",
    breaksOff: () => "a jegyzőkönyv egy sor közepén megszakad",
    noCheck: () => "a sor végéről hiányzik az ellenőrző jel",
    wrongCheck: () =>
      "nem illik hozzá az ellenőrző jel: a sort megváltoztatták, vagy előtte sorok vesztek el vagy cseréltek helyet",
    missingPart: ({ part }, { parts }) => `itt ${parts[part]} kellene állnia`,
    surplusLine: () => "ennek a sornak nincs helye egy jegyzőkönyvben",
    unreadableValue: () => "egy érték nem olvasható",
    contributionsOutOfOrder: () => "a hozzájárulások sorrendje rossz",
    wrongMoveNumber: ({ found, expected }) =>
      `${withArticle(`${expected}.`)} lépés helyén ${withArticle(`${found}.`)} áll`,
    takenBackTooMuch: () => "olyan lépéseket vesznek vissza, amelyek nem voltak",
    otherGame: ({ game, expected }) => `a jegyzőkönyv más játéké: ${game}, nem ${expected}`,
    notAgreed: () => "nem mindenki egyezett bele a visszavételbe",
    moveRefused: ({ move, seat, rule }) =>
      `${withArticle(`${seat + 1}.`)} szék lépése, „${move}”, nem szabályos (${rule})`,
    impossibleLuck: () => "ami itt áll, azt a véletlen nem adhatta",
    otherLuck: ({ derived, recorded }) =>
      `a szerencséből [${derived.join(" ")}] következik, a jegyzőkönyvben [${recorded.join(" ")}] áll`,
    luckLeadsElsewhere: () => "ami a szerencséből következik, másik játszmához vezet",
    noSecret: () => "hiányzik a szerencse titka, ezért a játszma nem folytatható",
    otherSecret: () => "a titok nem az, amelyet előre lepecsételtek",
    secretNotTold: () => "a játszma véget ért, de hiányzik a szerencséjének titka",
    otherEnd: () => "a lépései más álláshoz vezetnek, mint amivel végződik",
    overButSaysNot: () => "a játszma véget ért, de a jegyzőkönyv szerint nem",
    notOverButSaysSo: () => "a jegyzőkönyv szerint a játszma véget ért, pedig nem",
    otherScores: ({ recorded, played }) =>
      `a jegyzőkönyv szerint a pontok: ${list(recorded)}, a játszma szerint: ${list(played)}`,
    unplayable: ({ reason }) => `a jegyzőkönyv nem játszható le (${reason})`,
  },
};
