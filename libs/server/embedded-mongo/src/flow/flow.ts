/**
 * Documents on their way through a query or a pipeline. Between them a source may put a pause: whoever drives the flow
 * then lets others run, looks at the clock, and goes on. Stages hand pauses through.
 */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;
export type Flow<Item> = Iterable<Item | Pause>;

/** A flow of what a function makes of each item; nothing drops it. */
export function* mapFlow<From, To>(input: Flow<From>, change: (item: From) => To | undefined): Flow<To> {
  for (const item of input) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    const changed = change(item);
    if (changed !== undefined) yield changed;
  }
}

/** Takes in a whole flow, for stages that need all of it before they give anything. */
export function* drainFlow<Item>(input: Flow<Item>, take: (item: Item) => void): Generator<Pause, void> {
  for (const item of input) {
    if (item === PAUSE) yield PAUSE;
    else take(item);
  }
}

/** All items of a flow. */
export function* gatherFlow<Item>(input: Flow<Item>): Generator<Pause, Item[]> {
  const items: Item[] = [];
  yield* drainFlow(input, (item) => items.push(item));
  return items;
}
