import { counter } from "@caravel/kernel";
import type { TimeWords } from "./time.ts";

const count = counter("fr");

/** Clocks and notices, in French. */
export const time: TimeWords = {
  title: "Pendule",
  about: "Le temps passe pour qui doit jouer. Chacun le voit avant de s’asseoir.",
  kinds: { none: "Sans pendule", live: "Des minutes, pour une soirée", slow: "Des jours, de temps en temps" },
  fields: {
    minutes: "Minutes pour chacun",
    seconds: "Secondes ajoutées après chaque tour",
    ceiling: "Jamais plus de tant de minutes",
    days: "Jours pour chaque tour",
    timeOut: "Quand le temps de quelqu’un est écoulé",
  },
  timeOuts: { bot: "un bot joue jusqu’à son retour", shown: "cela se voit seulement" },
  none: "Sans pendule.",
  live: (minutes, seconds, ceiling) =>
    `${count(minutes, "minute", "minutes")} chacun, ${count(seconds, "seconde", "secondes")} de plus après chaque tour, jusqu’à ${count(ceiling, "minute", "minutes")}.`,
  slow: (days) => `${count(days, "jour", "jours")} pour chaque tour.`,
  clockOf: (name) => `Pendule\u00a0: ${name}`,
  outOfTime: "Temps écoulé",
  hurry: "Votre temps est presque écoulé.",
  menu: "Pendule",
  askPause: "Demander une pause",
  asksPause: (name) => `${name} demande une pause.`,
  pauseAsked: "Vous avez demandé une pause. Le temps passe jusqu’à ce que tous soient d’accord.",
  agree: "Accepter",
  refuse: "Refuser",
  withdraw: "Retirer",
  paused: "Pause\u00a0: les pendules sont arrêtées.",
  resume: "Relancer les pendules",
  giveMinute: (name) => `Offrir une minute\u00a0: ${name}`,
  giveDay: (name) => `Offrir un jour\u00a0: ${name}`,
  attention: {
    title: "Quand c’est à moi",
    about: "Pour les parties avec des gens ailleurs. Qui est à la table n’est pas dérangé.",
    desktop: "Avis sur cet ordinateur",
    desktopAbout: "Tant que la page est ouverte sans être visible.",
    push: "Avis quand la page est fermée",
    pushAbout: "Par le service d’avis de ce navigateur.",
    blocked: "Ce navigateur n’accepte pas d’avis d’ici.",
    webhook: "Adresse d’un programme de discussion (webhook)",
    webhookAbout: "Les avis y sont aussi envoyés. Vide, il n’y en a pas.",
    hours: "Mes heures",
    hoursAbout:
      "Dans les parties en jours, seules ces heures comptent pour moi\u00a0: le temps ne s’écoule jamais la nuit. Au moins huit heures.",
    from: "De",
    to: "À",
    zone: (name) => `fuseau horaire\u00a0: ${name}`,
    save: "Enregistrer",
    saved: "Enregistré",
    notAllowed: "Le serveur n’envoie rien à cette adresse.",
    tooFew: "Cela fait moins de huit heures.",
  },
};
