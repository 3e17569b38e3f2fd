import type { VariableName } from "@caravel/server";
import type { ProblemWords } from "@caravel/web/problems";
import type { FigureName } from "../bench/figures.ts";

/** The commands, in the order in which help lists them. */
export const COMMANDS = [
  "serve",
  "games",
  "play",
  "invite",
  "join",
  "simulate",
  "arena",
  "train",
  "bench",
  "scenario",
  "replay",
  "verify",
  "content",
  "backup",
  "restore",
  "replay-all",
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The options of all commands. */
export type OptionName =
  | "against"
  | "at"
  | "data"
  | "database"
  | "games"
  | "help"
  | "host"
  | "iterations"
  | "json"
  | "lang"
  | "milliseconds"
  | "name"
  | "option"
  | "players"
  | "port"
  | "records"
  | "resume"
  | "save"
  | "seat"
  | "seats"
  | "seconds"
  | "seed"
  | "server"
  | "workers";

/** One line for each thing that can be wrong with what the user gave. */
export interface ErrorWords {
  unknownCommand(name: string, known: string): string;
  unknownOption(option: string, command: string): string;
  needsValue(option: string): string;
  takesNoValue(option: string): string;
  surplus(argument: string): string;
  missing(argument: string): string;
  notANumber(option: string, text: string, least: number, most: number): string;
  unknownLanguage(text: string, known: string): string;
  unknownGame(id: string, known: string): string;
  optionForm(text: string): string;
  unknownSitter(text: string, known: string): string;
  wrongSeats(seats: number, players: number): string;
  noPeopleHere(): string;
  notACheckout(folder: string, game: string): string;
  cannotRead(file: string, why: string): string;
  cannotWrite(file: string, why: string): string;
  fileReason: { missing: string; folder: string; forbidden: string; full: string };
  notYaml(why: string): string;
  noScenarios(folder: string): string;
  pastTheEnd(at: number, most: number): string;
  settledByFile(option: string): string;
  pageNotBuilt(): string;
  /** `host` is empty for all of this machine; `port` may be a range. */
  cannotListen(host: string, port: string, why: string): string;
  /** `folder` is where tables are kept. */
  dataInUse(folder: string): string;
  newerData(folder: string): string;
  cannotKeep(folder: string, why: string): string;
  /** By the variable of the environment: what it must hold. */
  wrongVariable: Readonly<Record<VariableName, string>>;
  noTablesIn(folder: string): string;
  tablesThere(folder: string): string;
  badBackup(file: string, why: string): string;
  /** `--database` is no address of a PostgreSQL. */
  wrongAddress(): string;
  noDatabase(why: string): string;
  /** Nothing of the game is measured that could be learned from. */
  nothingToLearn(game: string): string;
  /** The file of `--resume` is about other games. */
  otherArena(file: string): string;
  /** Two options that do not go together. */
  settledTwice(one: string, other: string): string;
  listenReason: { taken: string; forbidden: string; notOurs: string };
  unexpected(what: string): string;
}

/** What help says. */
export interface HelpWords {
  tagline: string;
  usage: string;
  commands: string;
  options: string;
  examples: string;
  more: string;
  about: Readonly<Record<CommandName, string>>;
  option: Readonly<Record<OptionName, string>>;
}

/** Everything `bench` measures. */
export type BenchFigure = FigureName | "decisionsPerGame" | "bytesPerState";

/** What the commands for looking and measuring report. */
export interface ReportWords {
  readonly perGame: string;
  readonly mean: string;
  contentFine(game: string): string;
  game: string;
  id: string;
  players: string;
  rules: string;
  options: string;
  seat: string;
  bot: string;
  wins: string;
  interval: string;
  meanScore: string;
  meanPlace: string;
  rating: string;
  score: string;
  winner: string;
  scores: string;
  log: string;
  simulated(games: number, finished: number, gamesPerSecond: string, decisions: string): string;
  arenaPlayed(games: number, finished: number, seats: number): string;
  arenaNote: string;
  /** What `train` did, one line each; losses are means, shares are written as such. */
  trained(games: number, positions: number): string;
  trainedLoss(loss: string, ignorance: string): string;
  gatePassed(games: number, share: string, low: string, high: string): string;
  weightsKept(file: string): string;
  weightsNotKept(file: string): string;
  recordsWritten(files: number, folder: string): string;
  /** By name: what was measured. */
  benchFigures: Readonly<Record<BenchFigure, string>>;
  benchShare(game: string, players: number, share: string): string;
  benchNote: string;
  benchAgainstNote: string;
  scenarios(passed: number, failed: number): string;
  position: string;
  after(move: number, moves: number): string;
  verified(moves: number, outcomes: number): string;
  luckDerived: string;
  luckUnknown: string;
  positionHash(hash: string): string;
  notVerified(file: string): string;
}

/** What is said while playing. */
export interface PlayWords {
  person(number: number): string;
  menuGame: string;
  menuPlayers: string;
  menuOption(name: string, usual: string): string;
  menuNumber(least: number, most: number): string;
  welcome(game: string, names: string): string;
  commitment(digest: string): string;
  openSeed(seed: string): string;
  secret(secret: string): string;
  resumed(moves: number): string;
  hint: string;
  handOver(name: string): string;
  onlyChoice(sentence: string): string;
  unknownEntry(entry: string): string;
  noSuchChoice(number: number, most: number): string;
  refused(sentence: string, rule: string): string;
  allowed(sentence: string): string;
  whyWhat: string;
  takenBack(moves: number): string;
  nothingToUndo: string;
  undoOtherActed(name: string): string;
  undoLuck: string;
  undoLearned: string;
  saveWhere: string;
  saved(file: string): string;
  notSaved(why: string): string;
  /** How people ended a game before its rules did. */
  agreed: string;
  cancelled: string;
  conceded(name: string): string;
  emptyLog: string;
  /** Before what a bot would do, and after it. */
  advice: string;
  adviceMarked: string;
  help: readonly string[];
  helpTyped: string;
  helpMoves: string;
  goodbye: string;
  goodbyeUnsaved: string;
  over: string;
  winners(names: readonly string[]): string;
}

/** What is said while the page is served. */
export interface ServeWords {
  here(address: string): string;
  elsewhere(address: string): string;
  stop: string;
}

/** What is said of tables that are kept: backing them up, bringing them back, playing them again. */
export interface KeptWords {
  backedUp(rows: number, file: string): string;
  holdsSecrets: string;
  restored(rows: number, folder: string): string;
  /** Of games that are not over: so many lead where they led before. */
  replayedWell(games: number): string;
  differ(games: number): string;
  /** One game that does not go on: why, and the first move after which another position stands. */
  differs(table: string, game: string, moves: number, why: string): string;
  differsAt(move: number): string;
  whatToDo: string;
}

/** What is said where somebody plays at a server from a terminal. */
export interface NetworkWords {
  link(link: string): string;
  /** The line by which one comes back to the table. */
  comeBack(line: string): string;
  /** Who has come, and how many seats are free. */
  gathering(names: readonly string[], free: number): string;
  waiting(names: readonly string[]): string;
  cut: string;
  wentOn: string;
  seatKept: string;
  tookBack: string;
  undoAsked: string;
  asksUndo(name: string, moves: number): string;
  asksEnd(name: string, how: "agreed" | "cancelled"): string;
  /** That a bot plays for one for whom the table waits. */
  asksStandIn(name: string, absent: string): string;
  yesOrNo: string;
  /** What can be typed for yes and for no, in small letters. */
  yes: readonly string[];
  no: readonly string[];
  noAdvice: string;
  keptThere: string;
  error: {
    notAnAddress(text: string): string;
    notALink(text: string): string;
    unreachable(server: string): string;
    /** By the code of the server. */
    refused: {
      noSuchGathering: string;
      begun: string;
      seatTaken: string;
      nameTaken: string;
      unknownGuest: string;
      tooOften: string;
      tooMany: string;
    };
    refusedElse(code: string): string;
  };
}

/** Everything the command line says in one language. */
export interface Words {
  /** What is wrong with settings and records. */
  readonly problems: ProblemWords;
  readonly error: ErrorWords;
  readonly help: HelpWords;
  readonly report: ReportWords;
  readonly play: PlayWords;
  readonly serve: ServeWords;
  readonly kept: KeptWords;
  readonly network: NetworkWords;
}
