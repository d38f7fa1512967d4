const SECOND_MS = 1_000;

/** A time a number of seconds after another. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * SECOND_MS);
}

/** Whole seconds since 1970: time as access tokens have it (RFC 7519, "NumericDate"). */
export function inSeconds(time: Date): number {
  return Math.floor(time.getTime() / SECOND_MS);
}
