const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Specification, section 9, "Cache lifetimes", by path; the first match applies. */
const LIFETIMES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/(scripture|proxy\/bible)\//, 7 * DAY_MS],
  [/^\/api\/(journal\/[^/]+\/content|magazine|gallery)(\/|$)/, 30 * MINUTE_MS],
  [/^\/api\/journal(\/|$)/, 5 * MINUTE_MS],
];

const DEFAULT_LIFETIME_MS = 2 * MINUTE_MS;

/**
 * How long the cached response of a route may be used without the network, in milliseconds; 0 for responses that are
 * never cached: tokens, the devices of an account and similar session data.
 */
export function lifetimeOf(path: string): number {
  if (path.startsWith('/api/auth/')) return 0;
  return LIFETIMES.find(([pattern]) => pattern.test(path))?.[1] ?? DEFAULT_LIFETIME_MS;
}
