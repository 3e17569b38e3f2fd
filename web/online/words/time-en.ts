import { counter } from "@caravel/kernel";
import type { TimeWords } from "./time.ts";

const count = counter("en");

/** Clocks and notices, in English. */
export const time: TimeWords = {
  title: "Clock",
  about: "Whoever is asked is on the clock. Everybody sees this before they sit down.",
  kinds: { none: "No clock", live: "Minutes, for one evening", slow: "Days, for now and then" },
  fields: {
    minutes: "Minutes for everybody",
    seconds: "Seconds added after each turn",
    ceiling: "Never more than so many minutes",
    days: "Days for each turn",
    timeOut: "When somebody’s time is up",
  },
  timeOuts: { bot: "a bot plays until they come back", shown: "it is only shown" },
  none: "No clock.",
  live: (minutes, seconds, ceiling) =>
    `${count(minutes, "minute", "minutes")} each, ${count(seconds, "second", "seconds")} more after each turn, up to ${count(ceiling, "minute", "minutes")}.`,
  slow: (days) => `${count(days, "day", "days")} for each turn.`,
  clockOf: (name) => `Clock of ${name}`,
  outOfTime: "Out of time",
  hurry: "Your time is nearly up.",
  menu: "Clock",
  askPause: "Ask for a pause",
  asksPause: (name) => `${name} asks for a pause.`,
  pauseAsked: "You have asked for a pause. The clocks run until everybody agrees.",
  agree: "Agree",
  refuse: "Refuse",
  withdraw: "Withdraw",
  paused: "Pause: the clocks stand.",
  resume: "Let the clocks run",
  giveMinute: (name) => `Give ${name} a minute`,
  giveDay: (name) => `Give ${name} a day`,
  attention: {
    title: "When I am asked",
    about: "For games with people elsewhere. Whoever is at the table is left in peace.",
    desktop: "Notice on this desktop",
    desktopAbout: "While the page is open but not in sight.",
    push: "Notice when the page is closed",
    pushAbout: "Through the push service of this browser.",
    blocked: "This browser does not allow notices from here.",
    webhook: "Address of a chat program (webhook)",
    webhookAbout: "Notices go there as well. Leave it empty for none.",
    hours: "My hours",
    hoursAbout: "In games of days only these hours count for me: time never runs out at night. At least eight of them.",
    from: "From",
    to: "To",
    zone: (name) => `in the time zone ${name}`,
    save: "Save",
    saved: "Saved",
    notAllowed: "The server sends nothing to this address.",
    tooFew: "These are fewer than eight hours.",
  },
};
