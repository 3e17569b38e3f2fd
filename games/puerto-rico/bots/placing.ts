import { PRODUCERS } from "../content/buildings.ts";
import { CORN, GOODS, QUARRY } from "../content/pieces.ts";
import { circlesAt, colonistsOf, contentOf, type PuertoRico, type Seat, SPOT_COUNT, spotOf } from "../rules/state.ts";
import { possibleHarvest, worthOfBarrel, worthOfQuarry, worthOfWork } from "./evaluation.ts";
import { timesOf } from "./times.ts";

/** Some circles that do something only together, and what they are worth. */
interface Post {
  readonly spots: readonly number[];
  readonly worth: number;
}

/** Where a player's colonists do most, by spot: the best posts first, counted by what each colonist on them brings. */
export function bestPlacement(state: PuertoRico, seat: Seat): number[] {
  const placed = Array.from({ length: SPOT_COUNT }, () => 0);
  let left = colonistsOf(seat);
  const posts = postsOf(state, seat).sort((one, other) => perColonist(other) - perColonist(one));
  for (const { spots } of posts) {
    if (spots.length > left) continue;
    for (const spot of spots) placed[spot]++;
    left -= spots.length;
  }
  fillUp(state, seat, placed, left);
  return placed;
}

const perColonist = ({ spots, worth }: Post) => worth / spots.length;

function postsOf(state: PuertoRico, seat: Seat): Post[] {
  const { circles } = contentOf(state);
  const times = timesOf(state);
  const harvest = possibleHarvest(state, seat);
  const posts: Post[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    const plants = PRODUCERS[good].flatMap((plant) =>
      Array(circlesAt(circles, seat, spotOf(plant))).fill(spotOf(plant)),
    );
    for (let barrel = 0; barrel < seat.island[good] && (good === CORN || barrel < plants.length); barrel++)
      posts.push({
        spots: good === CORN ? [CORN] : [good, plants[barrel]],
        worth: worthOfBarrel(state, good, barrel, times),
      });
  }
  for (let quarry = 0; quarry < seat.island[QUARRY]; quarry++)
    posts.push({ spots: [QUARRY], worth: worthOfQuarry(quarry, times) });
  for (const building of seat.built) {
    const worth = worthOfWork(building, seat, harvest, times);
    if (worth > 0 && circles[building] > 0) posts.push({ spots: [spotOf(building)], worth });
  }
  return posts;
}

/** Nobody may wait while a circle is free (PR-MAYOR-08): the rest goes wherever there is one. */
function fillUp(state: PuertoRico, seat: Seat, placed: number[], colonists: number): void {
  const { circles } = contentOf(state);
  let left = colonists;
  for (let spot = 0; spot < SPOT_COUNT; spot++)
    while (left > 0 && placed[spot] < circlesAt(circles, seat, spot)) {
      placed[spot]++;
      left--;
    }
}
