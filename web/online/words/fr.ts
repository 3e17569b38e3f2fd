import { counter } from "@caravel/kernel";
import { typeset } from "@caravel/kernel/french";
import { people } from "./people-fr.ts";
import { time } from "./time-fr.ts";
import type { OnlineWords } from "./words.ts";

const count = counter("fr");

/** Playing with people elsewhere, in French. */
export const online: OnlineWords = typeset<OnlineWords>({
  time,
  refusals: {
    noSuchGathering: "Ce lien ne mène nulle part. Il en manque peut-être un morceau.",
    begun: "La partie a déjà commencé.",
    seatTaken: "Quelqu’un a été plus rapide : cette place est prise.",
    nameTaken: "Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.",
    notYours: "Seule la personne qui invite peut le faire.",
    seatsOpen: "Toutes les places ne sont pas encore prises.",
    changed: "Quelque chose vient de changer. Réessayez.",
    unknownGuest: "Le serveur ne vous connaît pas encore. Redites votre nom.",
    tooOften: "Trop de demandes en trop peu de temps. Attendez une minute.",
    tooMany: "Vous en avez déjà autant que possible.",
    nameInUse: "Quelqu’un a déjà un compte à ce nom. Choisissez-en un autre.",
    hasAccount: "Vous avez déjà un compte.",
    wrongPassword: "Le nom et le mot de passe ne vont pas ensemble.",
    triedTooOften: "Trop d’essais. Attendez un quart d’heure.",
    noBots: "À cette table, aucun bot ne prend une place libre.",
    isOver: "Cette partie est déjà finie.",
    badRecord: "Cette partie ne peut pas continuer ici : sa feuille est fautive.",
    unreachable: "Le serveur est injoignable. Il en faut un pour jouer à distance.",
    otherwise: "Le serveur n’a pas pu le faire.",
  },
  invite: {
    title: "Inviter par un lien",
    about: "Vous recevez un lien à envoyer aux autres. Personne n’a besoin de compte.",
    seatsAbout: "Qui ouvre le lien choisit une des places libres. Le premier joueur est tiré au sort.",
    me: "Moi",
    open: "Libre, pour une personne invitée",
    name: "Votre nom",
    nameNeeded: "Dites d’abord comment vous vous appelez.",
    make: "Créer le lien",
    making: "Création du lien…",
  },
  gathering: {
    title: (game) => `${game} : invitation`,
    link: "Le lien",
    linkAbout: "Qui l’ouvre peut s’asseoir ou regarder.",
    copy: "Copier",
    copied: "Copié",
    share: "Partager",
    code: "Code QR du lien",
    onlyHere:
      "Cette adresse ne vaut que sur cette machine. Ouvrez la page à l’adresse pour les autres appareils, que le serveur a dite à son démarrage, et invitez de là.",
    watchLink: "Lien pour regarder seulement",
    seats: "Places",
    options: "On joue avec",
    free: "Libre",
    you: "vous",
    seat: (number) => `Place ${number}`,
    sitDown: "S’asseoir ici",
    getUp: "Se lever",
    makeFree: "Libérer la place",
    start: "Commencer la partie",
    startWithBots: "Commencer, avec des bots aux places libres",
    waitingFor: (free) => `Encore ${count(free, "place libre", "places libres")}.`,
    waitingForStart: "Tout le monde est là. La personne qui invite commence la partie.",
    everybodyHere: "Tout le monde est là.",
    begun: "La partie a commencé.",
    toTable: "À la table",
    watch: "Regarder",
  },
  connection: {
    connecting: "Connexion…",
    cut: "Pas de connexion. La page continue dès qu’elle revient.",
    sending: "Pas de connexion. Votre coup est gardé et envoyé dès qu’elle revient.",
  },
  undo: {
    ask: "Demander à reprendre",
    asks: (name, moves) => `${name} demande à reprendre ${count(moves, "coup", "coups")}.`,
    agree: "Accepter",
    refuse: "Refuser",
    waiting: (names) => `Demandé. Pas encore de réponse : ${names.join(", ")}.`,
    withdraw: "Annuler",
  },
  custody: {
    about: "Un bot joue à votre place.",
    takeBack: "Reprendre ma place",
  },
  pending: {
    title: "Vos invitations",
    of: (game, taken, seats) => `${game} : ${taken} places prises sur ${seats}`,
    forget: "Oublier",
  },
  people,
  watching: {
    title: "En spectateur",
    notYet: "La partie n’a pas encore commencé. La table apparaîtra ici dès qu’elle commence.",
  },
});
