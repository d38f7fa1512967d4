import { AppError, type ErrorCode } from '@word-unfolded/contracts';
import { setTimeout as pause } from 'node:timers/promises';

/** Errors of a replica rather than of its stream: another one takes over. */
const INTERRUPTIONS: ReadonlySet<ErrorCode> = new Set([
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
]);

/** Before the first chunk an error is reported soon. In milliseconds. */
const PAUSES_BEFORE_MS = [100, 400];

/** Afterwards there is time for a service to restart. In milliseconds. */
const PAUSES_AFTER_MS = [50, 150, 400, ...Array.from({ length: 40 }, () => 1_000)];

/** How a stream is read. */
export type Resumable<Chunk> = {
  /** Requests the stream from the place after the last chunk. */
  readonly open: () => AsyncIterable<Chunk>;
  /** Called with each chunk after the reader has taken it. */
  readonly passed: (chunk: Chunk) => void;
  /** Whether nothing follows a chunk. If absent, the stream is complete when it ends without an error. */
  readonly isEnd?: (chunk: Chunk) => boolean;
  readonly signal: AbortSignal;
};

/**
 * Reads a stream of a service, whichever of its replicas produces it. After an interruption it is requested again.
 *
 * @throws AppError the error of the stream; the last interruption when no replica takes over
 */
export async function* resumeStream<Chunk>({
  open,
  passed,
  isEnd,
  signal,
}: Resumable<Chunk>): AsyncGenerator<Chunk, void> {
  let hasBegun = false;
  for (let failures = 0; ;) {
    try {
      for await (const chunk of open()) {
        yield chunk;
        passed(chunk);
        hasBegun = true;
        failures = 0;
        if (isEnd?.(chunk)) return;
      }
      if (!isEnd) return;
      throw AppError.of('STREAM_INTERRUPTED');
    } catch (error) {
      const wait = (hasBegun ? PAUSES_AFTER_MS : PAUSES_BEFORE_MS)[failures];
      if (signal.aborted || wait === undefined || !isInterruption(error)) throw error;
      failures += 1;
      await pause(wait, undefined, { signal });
    }
  }
}

function isInterruption(error: unknown): boolean {
  return error instanceof AppError && INTERRUPTIONS.has(error.code);
}
