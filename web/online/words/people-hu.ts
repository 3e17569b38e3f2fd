import type { PeopleWords } from "./people.ts";

/** People at the tables of a server, in Hungarian. */
export const people: PeopleWords = {
  ending: {
    concede: "Feladom",
    concedeTwo: "A másik játékos nyer, és vége a játszmának.",
    concedeMore: "A helyedet végleg egy bot kapja, és a játszma folytatódik.",
    really: "Igen, feladom",
    offer: "Befejezés felajánlása a mostani pontokkal",
    cancel: "Eredmény nélküli lezárás kérése",
    cancelNow: "Játszma lezárása eredmény nélkül",
    asks: (name, how) =>
      how === "agreed"
        ? `${name} felajánlja a befejezést a mostani pontokkal.`
        : `${name} eredmény nélkül zárná le a játszmát.`,
    agree: "Rendben",
    refuse: "Játsszunk tovább",
    waiting: (names) => `Elküldve. Még nem válaszolt: ${names.join(", ")}.`,
    withdraw: "Mégse",
  },
  company: {
    title: "Az asztalnál",
    unread: (unread) => `Az asztalnál: ${unread} új üzenet`,
    watchers: (watchers) => `${watchers} néző`,
    here: "itt van",
    away: "nincs itt",
    bot: "bot",
    mute: (name) => `${name} elnémítása`,
    unmute: (name) => `${name} visszahangosítása`,
    nothing: "Még senki sem szólt.",
    write: "Mondj valamit",
    say: "Küldés",
    tooMuch: "Ez túl sok volt túl rövid idő alatt. Várj egy kicsit!",
    close: "Bezárás",
  },
  next: (game) => `A következő rád váró játszma: ${game}`,
  terms: {
    title: "Kinek nyitott",
    listed: "Az asztalt bárki megtalálhatja",
    start: "A játék kezdete",
    starts: {
      full: "amint mindenki itt van",
      owner: "amikor a meghívó indítja",
      bots: "amikor a meghívó indítja, botokkal a szabad helyeken",
    },
    watched: "Mások nézhetik",
    delay: "A nézők ennyi lépéssel később látnak",
    told: ({ isListed, isWatched, delay }) => [
      isListed ? "az asztalt bárki megtalálhatja" : "csak ezzel a linkkel",
      isWatched ? (delay > 0 ? `mások is nézhetik, ${delay} lépéssel később` : "mások is nézhetik") : "nem nézi senki",
    ],
    content: "Tartalomcsomag",
    callOff: "Meghívó visszavonása",
    moved: "Egy máshol elkezdett játszma folytatódik itt. Aki elkezdte, előre is játszhatott.",
    noOpen: "Most nincs nyitott asztal.",
  },
  account: {
    title: "Fiók ezen a kiszolgálón",
    about:
      "Egy név és egy jelszó elég ahhoz, hogy más készüléken is folytathasd. E-mail nincs: az elfelejtett jelszót nem lehet visszakapni.",
    as: (name) => `Bejelentkezve: ${name}.`,
    name: "Név",
    password: "Jelszó, legalább nyolc jel",
    claim: "Fiók készítése",
    signIn: "Bejelentkezés",
    signInAbout: "Amit vendégként ezen a készüléken elkezdtél, veled jön.",
    signOut: "Kijelentkezés",
    old: "Mostani jelszó",
    fresh: "Új jelszó, legalább nyolc jel",
    change: "Jelszó megváltoztatása",
    changed: "A jelszó megváltozott; minden más készüléken kijelentkeztél.",
    devices: "Készülékek",
    unknownDevice: "Ismeretlen készülék",
    thisDevice: "ez",
    end: "Kijelentkezés ott",
  },
  moving: {
    title: "Befejezés másokkal",
    about:
      "A játszma a mostani állásában kerül a kiszolgálóra. Add meg, kik folytatják; aki megnyitja a linket, egy szabad helyre ül.",
    link: "Befejezés másokkal",
    make: "Link készítése",
    gone: "Ez a játszma nincs ezen a készüléken.",
  },
  showing: { link: "Link a visszajátszáshoz", copied: "A link a vágólapon van." },
};
