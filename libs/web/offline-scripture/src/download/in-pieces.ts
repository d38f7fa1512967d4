import { DownloadError } from './download-problem.js';

/**
 * The body of an answer in pieces of a size. A connection that breaks gives what had come as the last piece, and ends: the
 * size tells that there is more.
 */
export async function* inPieces(response: Response, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) throw new DownloadError('interrupted');
  let piece = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const chunk = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
    if (chunk.done) break;
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
  if (filled > 0) yield piece.slice(0, filled);
}
