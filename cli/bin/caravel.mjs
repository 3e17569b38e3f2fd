#!/usr/bin/env node
// What `npx caravel` runs.

import { launch } from "../../scripts/prepare.mjs";

await launch();
