/** The remaining limits of a day, from the headers of an answer. */
export type RemainingLimits = {
  readonly requests: number;
  readonly requestsLeft: number;
  readonly tokens: number;
  readonly tokensLeft: number;
  /** When they reset, in milliseconds since 1970. */
  readonly resetsAt: number;
};

const listeners = new Set<() => void>();
let left: RemainingLimits | undefined;

export const remainingLimits = (): RemainingLimits | undefined => left;

export function showRemainingLimits(next: RemainingLimits | undefined): void {
  left = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes; returns the unsubscribe function. */
export function watchRemainingLimits(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** Every answer states the remaining limits (X-Limit-...); an answer without these headers changes nothing. */
export function readLimitHeaders(headers: Headers): void {
  const [requests, requestsLeft, tokens, tokensLeft, reset] = [
    'Requests',
    'Requests-Remaining',
    'Tokens',
    'Tokens-Remaining',
    'Reset',
  ].map((name) => numberIn(headers.get(`X-Limit-${name}`)));
  if (requests === undefined || requestsLeft === undefined) return;
  if (tokens === undefined || tokensLeft === undefined || reset === undefined) return;
  showRemainingLimits({ requests, requestsLeft, tokens, tokensLeft, resetsAt: Date.now() + reset * 1000 });
}

function numberIn(header: string | null): number | undefined {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}
