import { sortInSteps } from './sort-in-steps.js';
import { PAUSE, type Pause, type StreamStage } from './stage-stream.js';

/** The best items of a stream in order, with few more of them in memory. Among equal items the earlier one is better. */
export function* bestOfStream<Item>(
  input: StreamStage<Item>,
  limit: number,
  compare: (left: Item, right: Item) => number,
  needsPause: () => boolean,
): Generator<Pause, Item[]> {
  let kept: Item[] = [];
  for (const item of input) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    kept.push(item);
    if (kept.length >= limit * 2 + 100)
      kept = (yield* sortInSteps(kept, compare, needsPause)).slice(0, limit);
  }
  return (yield* sortInSteps(kept, compare, needsPause)).slice(0, limit);
}
