/** What the page says about people at the tables of a server: ending a game, talking, accounts, terms, games moved and shown. */
export interface PeopleWords {
  readonly ending: {
    readonly about: string;
    readonly concede: string;
    /** What conceding means: of two, and where a bot plays on. */
    readonly concedeTwo: string;
    readonly concedeMore: string;
    readonly really: string;
    readonly offer: string;
    readonly cancel: string;
    readonly cancelNow: string;
    asks(name: string, how: "agreed" | "cancelled"): string;
    readonly agree: string;
    readonly refuse: string;
    waiting(names: readonly string[]): string;
    readonly withdraw: string;
  };
  /** A bot that plays for somebody who does not come. */
  readonly standIn: {
    readonly title: string;
    ask(name: string): string;
    tooSoon(patience: string): string;
    asks(name: string, absent: string): string;
    asksForMe(name: string): string;
    readonly here: string;
    readonly agree: string;
    readonly refuse: string;
    waiting(names: readonly string[]): string;
    readonly withdraw: string;
  };
  readonly company: {
    readonly title: string;
    unread(count: number): string;
    watchers(count: number): string;
    readonly here: string;
    readonly away: string;
    readonly bot: string;
    mute(name: string): string;
    unmute(name: string): string;
    readonly nothing: string;
    readonly write: string;
    readonly say: string;
    readonly tooMuch: string;
    readonly close: string;
  };
  readonly next: (game: string) => string;
  readonly terms: {
    readonly title: string;
    readonly listed: string;
    readonly start: string;
    readonly starts: { readonly full: string; readonly owner: string; readonly bots: string };
    readonly patience: string;
    readonly watched: string;
    readonly delay: string;
    /** As an invitation tells it. */
    told(terms: { isListed: boolean; isWatched: boolean; delay: number }): readonly string[];
    readonly content: string;
    readonly callOff: string;
    readonly moved: string;
    readonly noOpen: string;
  };
  readonly account: {
    readonly title: string;
    readonly about: string;
    as(name: string): string;
    readonly name: string;
    readonly password: string;
    readonly claim: string;
    readonly signIn: string;
    readonly signInAbout: string;
    readonly signOut: string;
    readonly old: string;
    readonly fresh: string;
    readonly change: string;
    readonly changed: string;
    readonly devices: string;
    readonly unknownDevice: string;
    readonly thisDevice: string;
    readonly end: string;
  };
  /** Programs that act for somebody, by tokens. */
  readonly programs: {
    readonly title: string;
    readonly about: string;
    readonly documented: string;
    readonly name: string;
    readonly make: string;
    readonly made: string;
    readonly once: string;
    readonly list: string;
    readonly none: string;
    readonly revoke: string;
    revokeOf(name: string): string;
  };
  readonly moving: {
    readonly title: string;
    readonly about: string;
    readonly link: string;
    readonly make: string;
    readonly gone: string;
  };
  readonly showing: { readonly link: string; readonly copied: string };
}
