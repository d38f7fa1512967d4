import { ATTEMPT_MS, RECOVERED } from '@word-unfolded/api-client';
import { withTimeout } from '@word-unfolded/primitives';
import { DownloadError } from './download-problem.js';

/** Idle timeout of a connection, in milliseconds. */
const STALLED_MS = 20_000;

/**
 * The next chunk; a timeout, or a server that responds again after it did not, ends the wait, because the connection may be lost.
 *
 * @throws DownloadError interrupted
 */
export async function orStalled<Come>(coming: Promise<Come>): Promise<Come> {
  const since = Date.now();
  const lost = new AbortController();
  const error = () => new DownloadError('interrupted');
  const onRecovered = () => {
    if (Date.now() - since >= ATTEMPT_MS) lost.abort(error());
  };
  globalThis.addEventListener?.(RECOVERED, onRecovered);
  try {
    return await withTimeout(coming, STALLED_MS, { error, signal: lost.signal });
  } finally {
    globalThis.removeEventListener?.(RECOVERED, onRecovered);
  }
}

/**
 * The body of a response in parts of a fixed size. A broken connection yields the received bytes as the last part, and
 * ends: the total size shows that more is missing.
 */
export async function* inPieces(response: Response, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) throw new DownloadError('interrupted');
  let piece = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const chunk = await orStalled(reader.read()).catch(() => undefined);
    if (!chunk || chunk.done) break;
    let bytes: Uint8Array = chunk.value;
    while (bytes.length > 0) {
      const taken = bytes.subarray(0, size - filled);
      piece.set(taken, filled);
      filled += taken.length;
      bytes = bytes.subarray(taken.length);
      if (filled < size) continue;
      yield piece;
      [piece, filled] = [new Uint8Array(size), 0];
    }
  }
  void reader.cancel().catch(() => undefined);
  if (filled > 0) yield piece.slice(0, filled);
}
