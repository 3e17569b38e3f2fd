import { de, typeset } from "@caravel/kernel/french";
import type { ProblemWords } from "./index.ts";

const list = (items: readonly (string | number)[]) => items.join(", ");

/** What can go wrong, in French. */
export const problems: ProblemWords = typeset<ProblemWords>({
  inLine: (line, clause) => `ligne ${line} : ${clause}`,
  parts: {
    game: "le nom du jeu",
    rules: "le numéro des règles",
    players: "le nombre de joueurs",
    options: "les options",
    seat: "le nom d’un joueur",
    luck: "le sceau du hasard",
    setup: "la mise en place",
    end: "un coup ou la fin de la partie",
  },
  clauses: {
    noSuchTable: () => "cette table n’existe pas ; elle a peut-être été retirée",
    noSuchGame: ({ game }) => `il n’y a pas de jeu « ${game} » ici`,
    otherRules: ({ game, rules, known }) =>
      `cette partie ${de(game)} suit les règles ${rules}, et seules les règles ${list(known)} sont ici ; elle peut encore être lue et enregistrée`,
    noSuchBot: ({ game, style }) => `il n’y a pas de bot « ${style} » pour ${game}`,
    wrongPlayers: ({ game, players, allowed }) => `${game} ne se joue pas à ${players}, seulement à ${list(allowed)}`,
    noSuchOption: ({ game, option, known }) =>
      `${game} n’a pas d’option « ${option} » ; options : ${list(known) || "aucune"}`,
    noSuchChoice: ({ option, value, known }) =>
      `l’option ${option} ne peut pas être « ${value} » ; elle peut être ${list(known)}`,
    contentRefused: ({ place, problem }) =>
      `le paquet de contenu est inutilisable : ${place === "" ? "" : `${place} : `}${problem}`,
    optionsRefused: ({ rule }) => `ces options ne vont pas ensemble (${rule})`,
    unreadable: () => "ce qui est conservé de cette table est illisible",
    badRecord: () => "la partie notée est fautive",
    alreadyHere: () => "cette partie est déjà parmi les vôtres",
    seatNotFree: ({ seat }) => `personne ne peut s’asseoir à la place ${seat + 1} de cette table`,
    notYourSeat: ({ seat }) => `ce n’est pas une personne qui joue à la place ${seat + 1} de cette table`,
    notAMove: ({ game, move }) => `« ${move} » n’est pas un coup ${de(game)}`,
    noSuchMoment: ({ ply }) => `cette table n’a pas encore connu ${ply} coups`,
    botBrokeRule: ({ style, rule }) => `un bot « ${style} » a joué un coup interdit par ${rule}`,
    notAllowed: () => "vous n’avez pas le droit de faire cela à cette table",
    placeLeft: () => "personne n’est plus assis là",
    notUnderstood: () => "la demande n’a pas été comprise",
    noRoom: () =>
      "il n’y a plus de place là où les tables sont conservées : rien n’a été fait, rien de conservé n’est perdu, et on pourra réessayer quand il y aura de la place",
    notKept: ({ reason }) => `impossible de le conserver : ${reason}`,
    lineBroken: ({ reason }) => `la table est injoignable : ${reason}`,
    fault: ({ reason }) => `cela n’aurait pas dû arriver : ${reason}`,
    notARecord: () => "ce n’est pas une partie notée par Caravel",
    otherFormat: () => "seul un programme plus récent peut lire cette partie",
    breaksOff: () => "la partie s’interrompt au milieu d’une ligne",
    noCheck: () => "il manque le contrôle à la fin de la ligne",
    wrongCheck: () =>
      "le contrôle ne correspond pas : la ligne a été modifiée, ou des lignes précédentes ont été déplacées ou perdues",
    missingPart: ({ part }, { parts }) => `on attend ici ${parts[part]}`,
    surplusLine: () => "cette ligne n’a pas sa place dans une partie notée",
    unreadableValue: () => "une valeur est illisible",
    contributionsOutOfOrder: () => "les contributions ne sont pas dans l’ordre",
    wrongMoveNumber: ({ found, expected }) => `le coup ${found} se trouve à la place du coup ${expected}`,
    takenBackTooMuch: () => "des coups sont annulés qui n’ont pas été joués",
    otherGame: ({ game, expected }) => `c’est une partie ${de(game)}, pas ${de(expected)}`,
    notAgreed: () => "tout le monde n’a pas accepté d’annuler ce coup",
    moveRefused: ({ move, seat, rule }) => `« ${move} » n’est pas permis à la place ${seat + 1} (${rule})`,
    impossibleLuck: () => "le hasard ne peut pas donner ce qui est noté ici",
    otherLuck: ({ derived, recorded }) =>
      `le hasard donne [${derived.join(" ")}], la partie note [${recorded.join(" ")}]`,
    luckLeadsElsewhere: () => "ce que donne le hasard mène à une autre partie",
    noSecret: () => "il manque le secret du hasard : la partie ne peut pas continuer",
    otherSecret: () => "le secret n’est pas celui qui a été scellé",
    secretNotTold: () => "la partie est finie, mais il manque le secret de son hasard",
    otherEnd: () => "ses coups mènent à une autre position que celle de sa fin",
    overButSaysNot: () => "la partie est finie, mais elle est notée comme inachevée",
    notOverButSaysSo: () => "la partie est notée comme finie, mais elle ne l’est pas",
    otherScores: ({ recorded, played }) => `les points notés sont ${list(recorded)}, ceux du jeu ${list(played)}`,
    unplayable: ({ reason }) => `la partie ne peut pas être rejouée (${reason})`,
  },
});
