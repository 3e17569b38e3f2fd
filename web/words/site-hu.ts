import { listing } from "@caravel/kernel";
import type { SiteWords } from "./site.ts";

const list = listing("és");

const OWN_TEXT: Readonly<Record<string, string>> = {
  buildings: "A banktábla épületeinek angol neve vesszőkkel: aqueduct, hacienda, land-office…",
  content: "JSON-fájl a saját dobozod számaival, ahol a mieink eltérnek.",
};

/** The site in Hungarian. */
export const site: SiteWords = {
  title: "Caravel",
  tagline: "Négy játék a vitorlások korából. Melyik ajtón lépsz be?",
  promise: "Ingyen, a böngésződben, internet nélkül is. Nem kell fiók.",
  language: "Nyelv",
  firstPage: "Kezdőlap",
  loading: "Betöltés…",
  notLoaded: "Ezt nem sikerült betölteni. Próbáld újra!",
  newVersion: "Megjelent a Caravel új változata. A játszmáid megmaradnak.",
  reload: "Frissítés",

  seats: {
    person: (number) => `Játékos ${number}`,
    personHere: "Játékos ezen a készüléken",
  },

  companions: {
    title: "Kik ellen játszol?",
    jobs: {
      ines: "A telepes",
      tome: "Az ültetvényes",
      beatriz: "Az építész",
      diogo: "A kalandor",
      catarina: "A kereskedő",
      vasco: "A kapitány",
      leonor: "A tudós",
      bento: "A gazda",
    },
    pick: "Arckép választása",
    none: "Nincs arckép",
  },

  doors: {
    title: "Hogyan szeretnél játszani?",
    bots: { start: "Indítás", starting: "Előkészületek…" },
    here: {
      title: "Együtt, itt",
      about: "Egy készülék jár kézről kézre. Függöny őrzi a titkaidat.",
      start: "Új asztal",
    },
    link: {
      title: "Meghívás linkkel",
      about: "Mindenki otthonról, egyetlen linkkel, fiók nélkül.",
      start: "Meghívás",
      tables: "Nyitott asztalok",
    },
  },

  tables: {
    title: "A játszmáim",
    running: "Folyamatban",
    finished: "Befejezve",
    none: "Még nincs játszmád. Amit elkezdesz, itt marad meg, ebben a böngészőben.",
    notKept: "Ez a böngésző nem őrzi meg a játszmákat az oldal bezárása után. Mentsd fájlba, amit folytatni szeretnél!",
    unavailable: "A játszmáidat nem sikerült betölteni.",
    yourTurn: "Te jössz",
    turnOf: (name) => `${name} következik`,
    botsTurn: "Lépnek a botok",
    moves: (moves) => `${moves} lépés`,
    goOn: "Folytatás",
    replay: "Visszajátszás",
    save: "Mentés fájlba",
    remove: "Törlés",
    reallyRemove: "Végleg törlöd ezt a játszmát?",
    keep: "Megtartás",
    won: (names) => (names.length === 1 ? `${list(names)} nyert` : `${list(names)} együtt győzött`),
    open: "Játszma megnyitása fájlból",
    dropHere: "Húzd ide a fájlt",
    openAgain: "Megnyitás még egyszer",
    saveRunning:
      "A fájlban minden benne van, ami rejtett, és aki előre lejátssza, megtudja, mit hoz a szerencse ebben a játszmában. Ne add ki a kezedből!",
    saveAnyway: "Mentés",
    dontSave: "Mégse",
    copy: "Másolat",
    copyAbout: "Befejezetlen játszma fájljából való: lehet, hogy valaki már előrenézett.",
    notOpened: "Ezt a játszmát nem sikerült megnyitni:",
    tableOf: (game, names) => `${game}: ${list(names)}`,
  },

  card: {
    title: "Négy játék",
    players: (from, to) => `${from}–${to} játékos`,
    minutes: (from, to) => `${from}–${to} perc`,
    play: "Játék",
    setUp: "Új asztal",
    rules: "Szabályok",
    beingBuilt: "Készül",
    yourTurn: (tables) => (tables === 1 ? "Egy asztalnál te jössz" : `${tables} asztalnál te jössz`),
    thinking: (who) => `${who} gondolkodik`,
    newTable: "Új asztal",
  },

  newTable: {
    title: "Új asztal",
    game: "Játék",
    players: "Játékosok száma",
    playerCount: (players) => `${players} játékos`,
    seats: "Helyek",
    seatsAbout: "Az óramutató járása szerint. Hogy ki kezd, azt sorsolás dönti el.",
    seat: (number) => `${number}. hely`,
    who: "Ki",
    name: "Név",
    earlier: "Mozgatás előre",
    later: "Mozgatás hátra",
    shuffle: "Helyek keverése",
    options: "Beállítások",
    more: "További lehetőségek",
    ownText: "Saját szöveg helyette",
    readFile: "Beolvasás fájlból",
    ownTextAbout: (option) => OWN_TEXT[option] ?? "",
    seed: "A véletlen magja (seed)",
    seedAbout:
      "Többnyire üresen marad: ilyenkor a véletlen az osztás előtt eldől, lepecsételjük, és a játszma után bárki ellenőrizheti, hogy a pecsét ép-e. Maggal a véletlen nyilvános: ugyanaz a mag mindig ugyanazt osztja.",
    start: "Játék indítása",
    starting: "Előkészületek…",
    refused: "Ez az asztal így nem indítható:",
    refusedByRule: "A szabályok ezt nem engedik:",
    sameNames: "Két játékosnak ugyanaz a neve. Adj az egyiknek másikat!",
    unknownGame: "Ezt a játékot itt még nem lehet játszani.",
  },

  settings: {
    title: "Beállítások",
    about: "Minden asztalra érvényes ezen a készüléken. A változtatásokat azonnal megőrizzük.",
    groups: { look: "Megjelenés", play: "Az asztalnál", together: "Egy készülék körül" },
    language: { label: "Nyelv", about: "Az oldalé, a játékoké és a szabálykönyveké." },
    theme: {
      label: "Nappal és éjjel",
      about: "Nappal pergamen, éjjel lámpafény.",
      values: { system: "A rendszer szerint", day: "Nappal", night: "Éjjel" },
    },
    mode: {
      label: "Az asztalok megjelenése",
      about: "Szövegként minden mondatokban és listákban áll; képernyőolvasóhoz ez a jó.",
      values: { board: "Tábla", text: "Szöveg" },
    },
    pace: {
      label: "A többiek lépéseinek tempója",
      about: "Milyen gyorsan látod őket.",
      values: { calm: "Nyugodt", brisk: "Fürge", off: "Csak az eredmény" },
    },
    confirm: {
      label: "Lépések megerősítése",
      about: "Végleges az a lépés, amelyet egyedül nem vonhatnál vissza.",
      values: { always: "Mindig", lasting: "Ha végleges", never: "Soha" },
    },
    playForced: { label: "Kényszerű lépések megtétele helyettem", about: "Amikor csak egyetlen lehetőség van." },
    playRoutine: {
      label: "Magától értetődő válaszok megadása helyettem",
      about: "Amikor szinte mindenki ugyanazt felelné. A napló jelzi.",
    },
    skipLastChances: {
      label: "Utolsó alkalmak átugrása",
      about:
        "Nem kapsz kérdést pusztán azért, mert egy lehetőség lejár, mint a Madeirában a szélmalomé az épületek után.",
    },
    curtain: {
      label: "Függöny a játékosok között",
      about: "Eltakarja az asztalt, amíg a következő játékos át nem veszi a készüléket.",
      values: { secrets: "Ha van titok", always: "Mindig", never: "Soha" },
    },
    hints: { label: "Tippek kezdőknek", about: "Egy-egy sor, amikor valamiről először kell dönteni." },
    letters: { label: "Betűk az árukon", about: "Az alakjukon és a színükön kívül." },
    cautions: {
      label: "Szólj a hiábavaló választásnál",
      about: "Ha a választás semmit sem hoz nekem, pedig más hozna.",
    },
    sound: { label: "Hang, amikor én jövök", about: "Rövid csengő, semmi más." },
  },

  rules: {
    title: "Szabályok",
    of: (game) => `${game}: a szabályok`,
    contents: "Tartalom",
    search: "Keresés a szabályokban",
    searchHint: "Szó vagy a szabály száma",
    clear: "Keresés törlése",
    found: (paragraphs) => `${paragraphs} találat`,
    nothingFound: "Nincs találat. Próbáld kevesebb vagy rövidebb szóval!",
    linkTo: (rule) => `Hivatkozás: ${rule}`,
    unknownRule: (rule) => `Ebben a szabálykönyvben nincs ${rule} szabály.`,
    otherGame: "Másik játék szabályai",
  },

  credits: {
    title: "Közreműködők",
    program: "A program",
    licence: "A Caravel szabad szoftver az MIT-licenc szerint: használhatod, megváltoztathatod és továbbadhatod.",
    games: "A játékok",
    gamesAbout:
      "A játékok a szerzőik és kiadóik művei. Az itteni szövegek, táblák és rajzok a mieink; a kiadott grafikából semmit sem vettünk át. Ha tetszik egy játék, vedd meg: az asztalra tett dobozt semmi sem pótolja.",
    by: (game, authors) => `${game}, ${list(authors)} játéka`,
    drawings: "A rajzok",
    drawingsBy: (authors) => `Az ikonok szerzői: ${list(authors)}, valamint a többi közreműködő, forrásuk:`,
    drawingsLicence: "A felhasználás licence:",
    drawingsChanged: "A tábláinkhoz színeztük, vágtuk és összeillesztettük őket.",
    tools: "A térkép, a jelenetek és a táblák a Caravel számára készültek.",
    fonts: "A betűk",
    fontsBy:
      "Alegreya (Juan Pablo del Peral) és Source Sans (Paul D. Hunt), mindkettő a SIL Open Font License 1.1 szerint.",
  },
};
