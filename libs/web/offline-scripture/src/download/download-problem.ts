/**
 * Why a download did not come to its end:
 * - `interrupted`: the network went away, or the server did; what has come is kept, and the rest can follow.
 * - `gone`: the server has another version by now; the list is to be asked for anew.
 * - `damaged`: what came is not what was promised; it was thrown away.
 * - `no-room`: this device has no room.
 */
export type DownloadProblem = 'interrupted' | 'gone' | 'damaged' | 'no-room';

export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(
    readonly problem: DownloadProblem,
    options?: ErrorOptions,
  ) {
    super(`The download is ${problem}`, options);
  }
}

/** The problem of whatever a download failed with. */
export function problemOf(error: unknown): DownloadProblem {
  if (error instanceof DownloadError) return error.problem;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'QuotaExceededError' ? 'no-room' : 'interrupted';
}
