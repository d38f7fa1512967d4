import { claimsOf, readToken } from '@word-unfolded/api-client';

/** How long before its end a token is renewed, in milliseconds: more than the clocks of two machines differ by. */
const AHEAD_MS = 60_000;

/** A clock that is far off must not make the page ask without end. */
const LEAST_WAIT_MS = 30_000;

/** Renews the token that it follows shortly before it ends. */
export type RenewalSchedule = { readonly follow: (token: string | null) => void };

/**
 * Nothing is said when a renewal fails: the next request finds that out, and what to do about it.
 *
 * @param renew renews a token, unless another tab has done so by now; then the token of that tab is followed
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
