import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { gatherStream, PAUSE, type StreamStage, type Pause } from '../../stage-stream/stage-stream.js';
import type { Operation } from '../operation.js';

/**
 * The next item of a stream. Yields to other operations at each pause.
 *
 * @param mayGoOn throws if the source of the stream no longer exists after a pause
 */
export async function nextOfStream<Item>(
  stageStream: Iterator<Item | typeof PAUSE>,
  operation: Operation,
  mayGoOn: () => void = () => {},
): Promise<{ readonly item: Item } | undefined> {
  for (;;) {
    const { done, value } = stageStream.next();
    if (done) return undefined;
    if (value !== PAUSE) return { item: value };
    await yieldToOthers();
    mayGoOn();
    operation.check();
    operation.beginTimeSlice();
  }
}

/** All items of a stream, yielding to other operations at each pause. */
export async function runStream<Item>(stageStream: StreamStage<Item>, operation: Operation): Promise<Item[]> {
  const iterator = stageStream[Symbol.iterator]();
  const items: Item[] = [];
  for (
    let next = await nextOfStream(iterator, operation);
    next;
    next = await nextOfStream(iterator, operation)
  )
    items.push(next.item);
  return items;
}

/** Thrown in a commit by work that takes longer than others should wait for it. It has written nothing. */
export class TakesLong extends Error {
  constructor() {
    super('the work takes longer than one time slice');
  }
}

/** The result of work within one time slice. @throws TakesLong at its first pause */
export function runInOneSlice<Result>(work: Generator<Pause, Result>, operation: Operation): Result {
  operation.beginTimeSlice();
  const step = work.next();
  if (step.done) return step.value;
  operation.check();
  throw new TakesLong();
}

/** The result of work without yielding, for use inside a commit. The time limit still applies. */
export function runAtOnce<Result>(work: Generator<Pause, Result>, operation: Operation): Result {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    operation.check();
    operation.beginTimeSlice();
  }
}

/** The result of a stream that yields only pauses. */
export async function runToResult<Result>(
  stageStream: Generator<Pause, Result>,
  operation: Operation,
): Promise<Result> {
  for (let step = stageStream.next(); ; step = stageStream.next()) {
    if (step.done) return step.value;
    await yieldToOthers();
    operation.check();
    operation.beginTimeSlice();
  }
}

/** All items of a stream without yielding, for use inside a commit. The time limit still applies. */
export function runStreamAtOnce<Item>(stageStream: StreamStage<Item>, operation: Operation): Item[] {
  return runAtOnce(gatherStream(stageStream), operation);
}
