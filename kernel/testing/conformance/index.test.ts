import { gameSuite } from "../index.ts";
import { sealedBids, sealedBidsSettings } from "./sealed-bids.ts";
import { skirmish, skirmishSettings } from "./skirmish.ts";
import { treasureChain, treasureChainSettings } from "./treasure-chain.ts";
import { windmill, windmillSettings } from "./windmill.ts";

gameSuite(sealedBids, sealedBidsSettings);
gameSuite(windmill, windmillSettings);
gameSuite(treasureChain, treasureChainSettings);
gameSuite(skirmish, skirmishSettings);
