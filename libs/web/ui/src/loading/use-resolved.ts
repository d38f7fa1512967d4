import { useSyncExternalStore } from 'react';

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

/**
 * Remembers how a promise ends, so that `useResolved` has its value at the first render. To be called when the promise
 * is made.
 *
 * @returns the same promise
 */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => outcomes.set(promise, { value }),
    (error: unknown) => outcomes.set(promise, { error }),
  );
  return promise;
}

/**
 * The value of a promise that `trackPromise` knows; undefined before it is there.
 *
 * In contrast to `use` and `lazy` it does not suspend. React shows a suspended part 300 ms after its fallback at the
 * earliest (FALLBACK_THROTTLE_MS), so that each page whose code arrives a little later would be that much slower.
 *
 * @throws the error of the promise, for the nearest error boundary
 */
export function useResolved<Value>(promise: Promise<Value>): Value | undefined {
  const current = () => outcomes.get(promise) as Outcome<Value> | undefined;
  const outcome = useSyncExternalStore(
    (onChange) => {
      promise.then(onChange, onChange);
      return () => undefined; // a change after the end does no harm
    },
    current,
    current,
  );
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}
