/** What the page says about clocks, and about being told that one is asked. */
export interface TimeWords {
  readonly title: string;
  readonly about: string;
  readonly kinds: { readonly none: string; readonly live: string; readonly slow: string };
  readonly fields: {
    readonly minutes: string;
    readonly seconds: string;
    readonly ceiling: string;
    readonly days: string;
    readonly timeOut: string;
  };
  readonly timeOuts: { readonly bot: string; readonly shown: string };
  readonly none: string;
  live(minutes: number, seconds: number, ceiling: number): string;
  slow(days: number): string;
  clockOf(name: string): string;
  readonly outOfTime: string;
  readonly hurry: string;
  readonly menu: string;
  readonly askPause: string;
  asksPause(name: string): string;
  readonly pauseAsked: string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly paused: string;
  readonly resume: string;
  giveMinute(name: string): string;
  giveDay(name: string): string;
  readonly attention: {
    readonly title: string;
    readonly about: string;
    readonly desktop: string;
    readonly desktopAbout: string;
    readonly push: string;
    readonly pushAbout: string;
    readonly blocked: string;
    readonly webhook: string;
    readonly webhookAbout: string;
    readonly hours: string;
    readonly hoursAbout: string;
    readonly from: string;
    readonly to: string;
    zone(name: string): string;
    readonly save: string;
    readonly saved: string;
    readonly notAllowed: string;
    readonly tooFew: string;
  };
}
