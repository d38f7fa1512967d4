import { setImmediate as nextTurn } from 'node:timers/promises';
import { PAUSE, type Flow, type Pause } from '../flow/flow.js';
import type { Operation } from './operation.js';

/**
 * The next item of a flow; lets others run at each pause.
 *
 * @param mayGoOn throws when what the flow reads from is gone after a pause
 */
export async function nextOfFlow<Item>(
  flow: Iterator<Item | typeof PAUSE>,
  operation: Operation,
  mayGoOn: () => void = () => {},
): Promise<{ readonly item: Item } | undefined> {
  for (;;) {
    const { done, value } = flow.next();
    if (done) return undefined;
    if (value !== PAUSE) return { item: value };
    await nextTurn();
    mayGoOn();
    operation.check();
    operation.beginTurn();
  }
}

/** All items of a flow, letting others run at each pause. */
export async function runFlow<Item>(flow: Flow<Item>, operation: Operation): Promise<Item[]> {
  const iterator = flow[Symbol.iterator]();
  const items: Item[] = [];
  for (let next = await nextOfFlow(iterator, operation); next; next = await nextOfFlow(iterator, operation))
    items.push(next.item);
  return items;
}

/** What a flow that only pauses comes to in the end. */
export async function runToResult<Result>(
  flow: Generator<Pause, Result>,
  operation: Operation,
): Promise<Result> {
  for (let step = flow.next(); ; step = flow.next()) {
    if (step.done) return step.value;
    await nextTurn();
    operation.check();
    operation.beginTurn();
  }
}

/** All items of a flow at once, for what happens inside of a commit: the clock is looked at, but nobody else runs. */
export function runFlowAtOnce<Item>(flow: Flow<Item>, operation: Operation): Item[] {
  const items: Item[] = [];
  for (const item of flow) {
    if (item === PAUSE) {
      operation.check();
      operation.beginTurn();
    } else items.push(item);
  }
  return items;
}
