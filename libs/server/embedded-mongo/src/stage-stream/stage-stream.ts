/**
 * The documents of a query or a pipeline as a stream. A source may insert a pause between documents: the consumer then
 * yields to other operations, checks the time limit, and continues. Stages pass pauses on.
 */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;
export type StreamStage<Item> = Iterable<Item | Pause>;

/** Maps each item of a stream. Pauses are passed on. */
export function* mapStream<From, To>(
  input: StreamStage<From>,
  change: (item: From) => To | undefined,
): StreamStage<To> {
  for (const item of input) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    const changed = change(item);
    if (changed !== undefined) yield changed;
  }
}

/** The same items, with pauses where they are due: for streams whose source has no pauses between them. */
export function* pausing<Item>(input: StreamStage<Item>, needsPause: () => boolean): StreamStage<Item> {
  for (const item of input) {
    if (item !== PAUSE && needsPause()) yield PAUSE;
    yield item;
  }
}

/** Collects a whole stream, for stages that need all items before the first result. */
export function* drainStream<Item>(
  input: StreamStage<Item>,
  take: (item: Item) => void,
): Generator<Pause, void> {
  for (const item of input) {
    if (item === PAUSE) yield PAUSE;
    else take(item);
  }
}

/** All items of a stream. */
export function* gatherStream<Item>(input: StreamStage<Item>): Generator<Pause, Item[]> {
  const items: Item[] = [];
  yield* drainStream(input, (item) => items.push(item));
  return items;
}
