import { counter } from "@caravel/kernel";
import { typeset } from "@caravel/kernel/french";
import type { PeopleWords } from "./people.ts";

const count = counter("fr");

/** People at the tables of a server, in French. */
export const people: PeopleWords = typeset<PeopleWords>({
  ending: {
    about:
      "Un bot peut jouer pour vous jusqu’à votre retour. Ou la partie finit plus tôt, pour tous ensemble ou pour vous seul.",
    concede: "Abandonner",
    concedeTwo: "L’autre gagne et la partie est finie.",
    concedeMore: "Un bot garde votre place pour de bon et la partie continue.",
    really: "Oui, abandonner",
    offer: "Proposer de finir avec les points actuels",
    cancel: "Demander d’annuler sans résultat",
    cancelNow: "Annuler la partie sans résultat",
    asks: (name, how) =>
      how === "agreed"
        ? `${name} propose de finir avec les points actuels.`
        : `${name} demande d’annuler la partie sans résultat.`,
    agree: "Accepter",
    refuse: "Continuer",
    waiting: (names) => `Demandé. Pas encore de réponse : ${names.join(", ")}.`,
    withdraw: "Annuler la demande",
  },
  standIn: {
    title: "Un bot pour qui ne vient pas",
    ask: (name) => `Laisser un bot jouer pour ${name}`,
    tooSoon: (patience) =>
      `Pas encore. On peut demander aux autres quand la table attend depuis une minute ; une personne seule décide après ${patience}.`,
    asks: (name, absent) => `${name} demande qu’un bot joue pour ${absent} jusqu’à son retour.`,
    asksForMe: (name) => `${name} demande qu’un bot joue pour vous, car la table vous attend.`,
    here: "Je suis là",
    agree: "Accepter",
    refuse: "Attendre encore",
    waiting: (names) => `Demandé. Pas encore de réponse : ${names.join(", ")}.`,
    withdraw: "Annuler la demande",
  },
  company: {
    title: "À la table",
    unread: (unread) => `À la table : ${count(unread, "nouveau message", "nouveaux messages")}`,
    watchers: (watchers) => `${count(watchers, "personne regarde", "personnes regardent")}`,
    here: "présent",
    away: "absent",
    bot: "bot",
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre de nouveau ${name}`,
    nothing: "Personne n’a encore rien dit.",
    write: "Dire quelque chose",
    say: "Dire",
    tooMuch: "C’était trop en trop peu de temps. Attendez un peu.",
    close: "Fermer",
  },
  next: (game) => `Prochaine partie qui attend : ${game}`,
  terms: {
    title: "Ouverte à qui",
    listed: "Tout le monde peut trouver cette table",
    start: "La partie commence",
    starts: {
      full: "dès que tout le monde est là",
      owner: "quand la personne qui invite la lance",
      bots: "quand la personne qui invite la lance, avec des bots aux places libres",
    },
    patience: "Si quelqu’un ne vient pas, une personne seule peut faire jouer un bot à sa place après",
    watched: "D’autres peuvent regarder",
    delay: "Coups de retard pour qui regarde",
    told: ({ isListed, isWatched, delay }) => [
      isListed ? "tout le monde peut trouver cette table" : "seulement par ce lien",
      isWatched
        ? delay > 0
          ? `d’autres peuvent regarder, avec ${count(delay, "coup", "coups")} de retard`
          : "d’autres peuvent regarder"
        : "personne ne regarde",
    ],
    content: "Jeu de données",
    callOff: "Retirer l’invitation",
    moved: "Une partie commencée ailleurs continue ici. Qui l’a commencée a pu la jouer d’avance.",
    noOpen: "Aucune table n’est ouverte en ce moment.",
  },
  account: {
    title: "Compte sur ce serveur",
    about:
      "Un nom et un mot de passe suffisent pour continuer sur un autre appareil. Pas de courriel : un mot de passe oublié est perdu.",
    as: (name) => `Connecté en tant que ${name}.`,
    name: "Nom",
    password: "Mot de passe, huit signes au moins",
    claim: "Créer un compte",
    signIn: "Se connecter",
    signInAbout: "Ce qu’un invité a sur cet appareil vient avec.",
    signOut: "Se déconnecter",
    old: "Mot de passe actuel",
    fresh: "Nouveau mot de passe, huit signes au moins",
    change: "Changer le mot de passe",
    changed: "Le mot de passe est changé ; tous les autres appareils sont déconnectés.",
    devices: "Appareils",
    unknownDevice: "Appareil inconnu",
    thisDevice: "celui-ci",
    end: "Déconnecter là-bas",
  },
  programs: {
    title: "Programmes qui agissent pour moi",
    about:
      "Un bot ou un programme à vous peut s’asseoir et jouer à votre place. Il montre un jeton au serveur ; qui a le jeton peut faire aux tables ce que vous pouvez faire.",
    documented: "Comment les programmes parlent à ce serveur",
    name: "Nom du programme",
    make: "Créer un jeton",
    made: "Le nouveau jeton",
    once: "Copiez le jeton maintenant : il n’est montré que cette fois.",
    list: "Jetons",
    none: "Il n’y a pas de jeton.",
    revoke: "Révoquer",
    revokeOf: (name) => `Révoquer le jeton de ${name}`,
  },
  moving: {
    title: "Finir avec d’autres",
    about:
      "La partie va sur le serveur telle qu’elle est. Dites qui la continue ; qui ouvre le lien prend une place libre.",
    link: "Finir avec d’autres",
    make: "Créer le lien",
    gone: "Cette partie n’est pas sur cet appareil.",
  },
  showing: { link: "Lien vers la rediffusion", copied: "Le lien est dans le presse-papiers." },
});
