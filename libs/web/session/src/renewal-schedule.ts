import { claimsOf, readToken } from '@word-unfolded/api-client';

/**
 * How long before its expiry a token is renewed, in milliseconds: more than the usual clock difference of two machines.
 */
const AHEAD_MS = 60_000;

/** Prevents an endless loop when the clock is far off. */
const LEAST_WAIT_MS = 30_000;

/** Renews the current token shortly before it expires. */
export type RenewalSchedule = { readonly follow: (token: string | null) => void };

/**
 * A failed renewal is silent: the next request detects and handles it.
 *
 * @param renew renews a token, unless another tab has already done so; then that token is followed
 */
export function scheduleRenewal(renew: (token: string) => Promise<void>): RenewalSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (token: string | null) => {
    clearTimeout(timer);
    const claims = claimsOf(token);
    if (token === null || !claims) return;
    const left = claims.exp * 1000 - Date.now() - AHEAD_MS;
    const act = () =>
      void renew(token).then(
        () => follow(readToken()),
        () => undefined,
      );
    timer = setTimeout(act, Math.max(left, LEAST_WAIT_MS));
  };
  return { follow };
}
