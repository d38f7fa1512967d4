/**
 * Why a download failed:
 * - `interrupted`: the network or the server was lost; the downloaded bytes are retained, and the rest can follow.
 * - `gone`: the server has another version by now; the list must be requested again.
 * - `damaged`: the bytes do not match the expected hash; they were discarded.
 * - `no-room`: this device has no storage left.
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

/** The problem of a failed download, from its error. */
export function problemOf(error: unknown): DownloadProblem {
  if (error instanceof DownloadError) return error.problem;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'QuotaExceededError' ? 'no-room' : 'interrupted';
}
