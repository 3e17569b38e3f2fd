import { counter, listing } from "@caravel/kernel";
import { typeset } from "@caravel/kernel/french";
import type { SiteWords } from "./site.ts";

const count = counter("fr");
const list = listing("et");

const OWN_TEXT: Readonly<Record<string, string>> = {
  buildings: "Les noms anglais des bâtiments du plateau, avec des virgules : aqueduct, hacienda, land-office…",
  content: "Un fichier JSON avec les nombres de votre propre boîte, là où les nôtres diffèrent.",
};

/** The site in French. */
export const site: SiteWords = typeset<SiteWords>({
  title: "Caravel",
  tagline: "Quatre jeux du temps des voiliers. Quelle porte ouvrez-vous ?",
  promise: "Gratuit, dans votre navigateur, même hors ligne. Sans compte.",
  language: "Langue",
  firstPage: "Accueil",
  loading: "Chargement…",
  notLoaded: "Le chargement n’a pas abouti. Réessayez.",
  newVersion: "Une nouvelle version de Caravel est prête. Vos parties restent telles quelles.",
  reload: "Mettre à jour",

  seats: {
    person: (number) => `Joueur ${number}`,
    personHere: "Joueur sur cet appareil",
  },

  companions: {
    title: "Contre qui jouez-vous ?",
    jobs: {
      ines: "La pionnière",
      tome: "Le planteur",
      beatriz: "La bâtisseuse",
      diogo: "Le corsaire",
      catarina: "La marchande",
      vasco: "Le capitaine",
      leonor: "L’érudite",
      bento: "L’intendant",
    },
    pick: "Choisir un visage",
    none: "Sans visage",
  },

  doors: {
    title: "Comment voulez-vous jouer ?",
    bots: { start: "Jouer maintenant", starting: "Mise en place…" },
    here: {
      title: "Ensemble, ici",
      about: "Un appareil passe de main en main. Un rideau garde vos secrets.",
      start: "Préparer la table",
    },
    link: {
      title: "Inviter par un lien",
      about: "Chacun joue de chez soi : un seul lien, sans compte.",
      start: "Inviter",
      tables: "Tables ouvertes",
    },
  },

  tables: {
    title: "Mes parties",
    running: "En cours",
    finished: "Terminées",
    none: "Aucune partie pour l’instant. Celles que vous commencez sont gardées ici, dans ce navigateur.",
    notKept:
      "Ce navigateur ne garde pas les parties une fois la page fermée. Enregistrez une partie dans un fichier pour la reprendre plus tard.",
    unavailable: "Vos parties n’ont pas pu être chargées.",
    yourTurn: "À vous de jouer",
    turnOf: (name) => `À ${name} de jouer`,
    botsTurn: "Les bots jouent",
    moves: (moves) => count(moves, "coup", "coups"),
    goOn: "Continuer",
    replay: "Revoir",
    save: "Enregistrer",
    remove: "Supprimer",
    reallyRemove: "Supprimer cette partie pour de bon ?",
    keep: "Garder",
    won: (names) => (names.length === 1 ? `Victoire : ${list(names)}` : `Victoire partagée : ${list(names)}`),
    open: "Ouvrir un fichier de partie",
    dropHere: "Déposez le fichier ici",
    openAgain: "Ajouter encore une fois",
    saveRunning:
      "Le fichier contient tout ce qui est caché, et le jouer d’avance révèle le hasard de cette partie. Gardez-le pour vous.",
    saveAnyway: "Enregistrer",
    dontSave: "Annuler",
    copy: "Copie",
    copyAbout: "Vient du fichier d’une partie inachevée : quelqu’un a pu regarder la suite.",
    notOpened: "Cette partie n’a pas pu être ouverte :",
    tableOf: (game, names) => `${game} : ${list(names)}`,
  },

  card: {
    title: "Quatre jeux",
    players: (from, to) => `${from} à ${to} joueurs`,
    minutes: (from, to) => `${from} à ${to} min`,
    play: "Jouer",
    setUp: "Préparer",
    rules: "Règles",
    beingBuilt: "En préparation",
    yourTurn: (tables) => (tables === 1 ? "À vous, à une table" : `À vous, à ${tables} tables`),
    thinking: (who) => `${who} réfléchit`,
    newTable: "Nouvelle table",
  },

  newTable: {
    title: "Une nouvelle table",
    game: "Jeu",
    players: "Nombre de joueurs",
    playerCount: (players) => count(players, "joueur", "joueurs"),
    seats: "Places",
    seatsAbout: "Dans le sens des aiguilles d’une montre. Le sort désigne qui commence.",
    seat: (number) => `Place ${number}`,
    who: "Qui",
    name: "Nom",
    earlier: "Avancer",
    later: "Reculer",
    shuffle: "Mélanger les places",
    options: "Options",
    more: "Plus",
    ownText: "Votre propre texte à la place",
    readFile: "Lire un fichier",
    ownTextAbout: (option) => OWN_TEXT[option] ?? "",
    seed: "Graine du hasard",
    seedAbout:
      "D’habitude vide : le hasard est alors fixé et scellé avant la donne, et chacun peut vérifier après la partie que le sceau est intact. Avec une graine, le hasard est public : la même graine donne toujours la même partie.",
    start: "Commencer la partie",
    starting: "Mise en place…",
    refused: "Impossible d’ouvrir cette table :",
    refusedByRule: "Les règles ne le permettent pas :",
    sameNames: "Deux joueurs portent le même nom. Changez l’un des deux.",
    unknownGame: "Ce jeu ne peut pas encore être joué ici.",
  },

  settings: {
    title: "Réglages",
    about: "Pour toutes les tables de cet appareil. Les changements sont gardés aussitôt.",
    groups: { look: "Apparence", play: "À la table", together: "Autour d’un appareil" },
    language: { label: "Langue", about: "De la page, des jeux et des règles." },
    theme: {
      label: "Lumière",
      about: "Parchemin le jour, lampe la nuit.",
      values: { system: "Comme le système", day: "Jour", night: "Nuit" },
    },
    mode: {
      label: "Affichage des tables",
      about: "En texte, tout est en phrases et en listes ; idéal avec un lecteur d’écran.",
      values: { board: "Plateau", text: "Texte" },
    },
    pace: {
      label: "Rythme des coups des autres",
      about: "La vitesse à laquelle ils sont montrés.",
      values: { calm: "Calme", brisk: "Vif", off: "Résultat seul" },
    },
    confirm: {
      label: "Confirmer les coups",
      about: "Est définitif un coup que vous ne pourriez pas annuler seul.",
      values: { always: "Toujours", lasting: "S’il est définitif", never: "Jamais" },
    },
    playForced: { label: "Jouer pour moi les coups forcés", about: "Quand une seule chose est possible." },
    playRoutine: {
      label: "Donner pour moi les réponses de routine",
      about: "Quand presque tout le monde répond de même. Le journal l’indique.",
    },
    skipLastChances: {
      label: "Sauter les dernières occasions",
      about:
        "Ne pas me demander juste parce qu’un droit s’éteint, comme celui du moulin de Madeira après les bâtiments.",
    },
    curtain: {
      label: "Rideau entre les joueurs",
      about: "Cache la table jusqu’à ce que le joueur suivant ait pris l’appareil.",
      values: { secrets: "Pour les secrets", always: "Toujours", never: "Jamais" },
    },
    hints: { label: "Conseils aux débutants", about: "Une ligne à la première décision de chaque sorte." },
    letters: { label: "Lettres sur les marchandises", about: "En plus de leur forme et de leur couleur." },
    cautions: {
      label: "Signaler un choix sans effet",
      about: "Quand un choix ne m’apporte rien alors qu’un autre le ferait.",
    },
    sound: { label: "Son quand c’est à moi", about: "Un bref tintement, rien d’autre." },
  },

  rules: {
    title: "Règles",
    of: (game) => `${game} : les règles`,
    contents: "Sommaire",
    search: "Chercher dans les règles",
    searchHint: "Mot ou numéro de règle",
    clear: "Effacer la recherche",
    found: (paragraphs) => count(paragraphs, "passage trouvé", "passages trouvés"),
    nothingFound: "Rien trouvé. Essayez avec moins de mots, ou de plus courts.",
    linkTo: (rule) => `Lien vers ${rule}`,
    unknownRule: (rule) => `Ce livret n’a pas de règle ${rule}.`,
    otherGame: "Règles d’un autre jeu",
  },

  credits: {
    title: "Crédits",
    program: "Le programme",
    licence: "Caravel est un logiciel libre sous licence MIT : vous pouvez l’utiliser, le modifier et le transmettre.",
    games: "Les jeux",
    gamesAbout:
      "Les jeux sont les œuvres de leurs auteurs et éditeurs. Les textes, plateaux et dessins sont les nôtres ; rien n’est copié des illustrations publiées. Si un jeu vous plaît, achetez-le : rien ne remplace la boîte sur la table.",
    by: (game, authors) => `${game}, un jeu de ${list(authors)}`,
    drawings: "Les dessins",
    drawingsBy: (authors) => `Icônes de ${list(authors)} et des autres contributeurs de`,
    drawingsLicence: "Utilisées sous la licence",
    drawingsChanged: "Colorées, découpées et assemblées pour nos plateaux.",
    tools: "La carte, les scènes et les plateaux ont été dessinés pour Caravel.",
    fonts: "Les lettres",
    fontsBy:
      "Alegreya de Juan Pablo del Peral et Source Sans de Paul D. Hunt, toutes deux sous la SIL Open Font License 1.1.",
  },
});
