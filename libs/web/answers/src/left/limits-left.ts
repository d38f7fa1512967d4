/** What is left of a day's limits, as the headers of an answer say. */
export type LimitsLeft = {
  readonly requests: number;
  readonly requestsLeft: number;
  readonly tokens: number;
  readonly tokensLeft: number;
  /** When they begin anew, in milliseconds since 1970. */
  readonly resetsAt: number;
};

const listeners = new Set<() => void>();
let left: LimitsLeft | undefined;

export const limitsLeft = (): LimitsLeft | undefined => left;

export function showLimitsLeft(next: LimitsLeft | undefined): void {
  left = next;
  for (const listener of listeners) listener();
}

/** Hears of each change; answers with how to stop. */
export function watchLimitsLeft(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** Every answer says what is left after it (X-Limit-...); an answer without these headers changes nothing. */
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
  showLimitsLeft({ requests, requestsLeft, tokens, tokensLeft, resetsAt: Date.now() + reset * 1000 });
}

function numberIn(header: string | null): number | undefined {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}
