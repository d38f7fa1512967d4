import { PAUSE, type Pause } from './stage-stream.js';

/** Items that are sorted without a pause. */
const RUN = 1_000;

/** Comparisons between two looks at the clock. */
const COMPARISONS = 100;

/** Sorts items as `Array.prototype.sort` does, stable, and pauses where it is due: a million items take seconds. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
  needsPause: () => boolean,
): Generator<Pause, Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare));
    if (needsPause()) yield PAUSE;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let place = 0; place < runs.length; place += 2) {
      const [left = [], right] = runs.slice(place, place + 2);
      merged.push(right ? yield* merge(left, right, compare, needsPause) : left);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (left: Item, right: Item) => number,
  needsPause: () => boolean,
): Generator<Pause, Item[]> {
  const merged: Item[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length && fromRight < right.length) {
    if (merged.length % COMPARISONS === 0 && needsPause()) yield PAUSE;
    const [one, other] = [left[fromLeft] as Item, right[fromRight] as Item];
    // Of equal items, those of the left run come first.
    if (compare(one, other) <= 0) {
      merged.push(one);
      fromLeft += 1;
    } else {
      merged.push(other);
      fromRight += 1;
    }
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight));
}
