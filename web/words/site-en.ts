import { counter, listing } from "@caravel/kernel";
import type { SiteWords } from "./site.ts";

const count = counter("en");
const list = listing("and");

const OWN_TEXT: Readonly<Record<string, string>> = {
  buildings: "The English names of the buildings for the bank board, with commas: aqueduct, hacienda, land-office…",
  content: "A JSON file with the numbers of your own box, where ours differ.",
};

/** The site in English. */
export const site: SiteWords = {
  title: "Caravel",
  tagline: "Four games of the age of sail. Which door do you open?",
  promise: "Free, in your browser, even offline. No account needed.",
  language: "Language",
  firstPage: "First page",
  loading: "Loading…",
  notLoaded: "This could not be loaded. Please try again.",
  newVersion: "A new version of Caravel is ready. Your games stay as they are.",
  reload: "Use it now",

  seats: {
    person: (number) => `Player ${number}`,
    personHere: "Person here",
  },

  companions: {
    title: "Who will you play against?",
    jobs: {
      ines: "The settler",
      tome: "The planter",
      beatriz: "The builder",
      diogo: "The raider",
      catarina: "The trader",
      vasco: "The captain",
      leonor: "The scholar",
      bento: "The steward",
    },
    pick: "Pick a face",
    none: "No face",
  },

  doors: {
    title: "How do you want to play?",
    bots: { start: "Play now", starting: "Laying the table…" },
    here: {
      title: "Together, here",
      about: "One device goes from hand to hand. A curtain keeps your secrets.",
      start: "Lay the table",
    },
    link: {
      title: "Invite by link",
      about: "Everybody at home, one link, no account.",
      start: "Invite",
      tables: "Open tables",
    },
  },

  tables: {
    title: "My games",
    running: "In progress",
    finished: "Finished",
    none: "No games yet. Those you begin are kept here, in this browser.",
    notKept: "This browser keeps no games once the page is closed. Save a game as a file to go on later.",
    unavailable: "Your games could not be loaded.",
    yourTurn: "Your turn",
    turnOf: (name) => `${name} to move`,
    botsTurn: "The bots are moving",
    moves: (moves) => count(moves, "move", "moves"),
    goOn: "Continue",
    replay: "Replay",
    save: "Save as file",
    remove: "Remove",
    reallyRemove: "Remove this game for good?",
    keep: "Keep it",
    won: (names) => (names.length === 1 ? `${list(names)} won` : `${list(names)} share the victory`),
    open: "Open a game file",
    dropHere: "Drop the file here",
    openAgain: "Take it in once more",
    saveRunning:
      "The file holds everything that is hidden, and whoever plays it ahead learns the luck of this game. Keep it to yourself.",
    saveAnyway: "Save it",
    dontSave: "Cancel",
    copy: "Copy",
    copyAbout: "Taken in from the file of an unfinished game: somebody may have looked ahead.",
    notOpened: "This game could not be opened:",
    tableOf: (game, names) => `${game}: ${list(names)}`,
  },

  card: {
    title: "Four games",
    players: (from, to) => `${from}–${to} players`,
    minutes: (from, to) => `${from}–${to} min`,
    play: "Play",
    setUp: "Set up",
    rules: "Rules",
    beingBuilt: "Being built",
    yourTurn: (tables) => (tables === 1 ? "Your turn at one table" : `Your turn at ${tables} tables`),
    thinking: (who) => `${who} is thinking`,
    newTable: "New table",
  },

  newTable: {
    title: "A new table",
    game: "Game",
    players: "Number of players",
    playerCount: (players) => count(players, "player", "players"),
    seats: "Seats",
    seatsAbout: "Clockwise around the table. Who begins is drawn by lot.",
    seat: (number) => `Seat ${number}`,
    who: "Who",
    name: "Name",
    earlier: "Move earlier",
    later: "Move later",
    shuffle: "Shuffle the seats",
    options: "Options",
    more: "More",
    ownText: "Your own text instead",
    readFile: "Read from a file",
    ownTextAbout: (option) => OWN_TEXT[option] ?? "",
    seed: "Seed for all luck",
    seedAbout:
      "Usually left empty: then the luck is drawn and promised before the deal, and after the game anybody can check that the promise was kept. With a seed the luck is open: the same seed always deals the same game.",
    start: "Start the game",
    starting: "Laying the table…",
    refused: "This table cannot be laid:",
    refusedByRule: "The rules do not allow this:",
    sameNames: "Two players have the same name. Give one of them another.",
    unknownGame: "This game cannot be played here yet.",
  },

  settings: {
    title: "Settings",
    about: "For all tables on this device. Changes are kept at once.",
    groups: { look: "Look", play: "At the table", together: "Around one device" },
    language: { label: "Language", about: "Page, games and rulebooks." },
    theme: {
      label: "Light",
      about: "Parchment by day, lamplight by night.",
      values: { system: "As the system", day: "Day", night: "Night" },
    },
    mode: {
      label: "How tables are shown",
      about: "As text, everything is in sentences and lists; good for screen readers.",
      values: { board: "Board", text: "Text" },
    },
    pace: {
      label: "Pace of the others’ moves",
      about: "How fast they are shown.",
      values: { calm: "Calm", brisk: "Brisk", off: "Result only" },
    },
    confirm: {
      label: "Confirm moves",
      about: "Lasting moves are those you could not take back alone.",
      values: { always: "Always", lasting: "Lasting ones", never: "Never" },
    },
    playForced: { label: "Make forced choices for me", about: "When only one thing is possible." },
    playRoutine: {
      label: "Give routine answers for me",
      about: "When practically everybody answers the same. The log says so.",
    },
    skipLastChances: {
      label: "Skip last chances",
      about: "Do not ask me only because a right is about to end, such as Madeira’s windmill after the buildings.",
    },
    curtain: {
      label: "Curtain between players",
      about: "Hides the table until the next player has taken the device.",
      values: { secrets: "For secrets", always: "Always", never: "Never" },
    },
    hints: { label: "Hints for newcomers", about: "One line at the first decision of each kind." },
    letters: { label: "Letters on goods", about: "Besides their shape and colour." },
    cautions: { label: "Warn before idle choices", about: "When a choice does nothing for me although another would." },
    sound: { label: "Sound when it is my turn", about: "A short bell, nothing else." },
  },

  rules: {
    title: "Rules",
    of: (game) => `${game}: the rules`,
    contents: "Contents",
    search: "Search the rules",
    searchHint: "Word or rule number",
    clear: "Clear the search",
    found: (paragraphs) => count(paragraphs, "passage found", "passages found"),
    nothingFound: "Nothing found. Try fewer or shorter words.",
    linkTo: (rule) => `Link to ${rule}`,
    unknownRule: (rule) => `This rulebook has no rule ${rule}.`,
    otherGame: "Rules of another game",
  },

  credits: {
    title: "Credits",
    program: "The program",
    licence: "Caravel is free software under the MIT licence: you may use, change and pass it on.",
    games: "The games",
    gamesAbout:
      "The games are the works of their authors and publishers. The words, boards and drawings here are our own; nothing is copied from the published artwork. If you like a game, buy it: nothing replaces the box on the table.",
    by: (game, authors) => `${game}, designed by ${list(authors)}`,
    drawings: "The drawings",
    drawingsBy: (authors) => `Icons by ${list(authors)} and the other contributors of`,
    drawingsLicence: "Used under the licence",
    drawingsChanged: "Coloured, cut and combined for our boards.",
    tools: "Chart, scenes and boards are drawn for Caravel.",
    fonts: "The letters",
    fontsBy:
      "Alegreya by Juan Pablo del Peral and Source Sans by Paul D. Hunt, both under the SIL Open Font License 1.1.",
  },
};
