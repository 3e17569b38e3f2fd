import type { Box, Frame, State } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { deepWell, deepWellSettings } from "./deep-well.ts";
import { loading, loadingSettings } from "./loading.ts";
import { loneSiege, loneSiegeSettings } from "./lone-siege.ts";
import { longWatch, longWatchSettings } from "./long-watch.ts";
import { mapMakers, mapMakersSettings } from "./map-makers.ts";
import { sealedBids, sealedBidsSettings } from "./sealed-bids.ts";
import { settling, settlingSettings } from "./settling.ts";
import { skirmish, skirmishSettings } from "./skirmish.ts";
import { type SmallTricks, smallTricks } from "./small-tricks.ts";
import { tolls, tollsSettings } from "./tolls.ts";
import { treasureChain, treasureChainSettings } from "./treasure-chain.ts";
import { windmill, windmillSettings } from "./windmill.ts";

const smallTricksSettings: SuiteSettings<SmallTricks> = {
  rules: new Set(["ST-01", "ST-02"]),
  secrets: (state, seat) => ({ "hands of others": state.hands.filter((_, owner) => owner !== seat), rest: state.rest }),
};

/** A little game and what the shared suite must know of it. */
export interface LittleGame {
  readonly game: Box;
  readonly settings: SuiteSettings;
}

function little<S extends State, F extends Frame, V>(game: Box<S, F, V>, settings: SuiteSettings<S>): LittleGame {
  return { game, settings };
}

/** All little games, each made for one need of the kernel. */
export const LITTLE_GAMES: readonly LittleGame[] = [
  little(sealedBids, sealedBidsSettings),
  little(windmill, windmillSettings),
  little(treasureChain, treasureChainSettings),
  little(skirmish, skirmishSettings),
  little(tolls, tollsSettings),
  little(settling, settlingSettings),
  little(loading, loadingSettings),
  little(mapMakers, mapMakersSettings),
  little(loneSiege, loneSiegeSettings),
  little(longWatch, longWatchSettings),
  little(deepWell, deepWellSettings),
  little(smallTricks, smallTricksSettings),
];
