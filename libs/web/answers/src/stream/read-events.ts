import { AppError } from '@word-unfolded/contracts';
import { withTimeout } from '@word-unfolded/primitives';
import { eventParser, type ServerSentEvent } from './event-parser.js';

export type ReadingOptions = {
  readonly signal: AbortSignal;
  /** Idle timeout of a connection, in milliseconds; a live server sends a heartbeat every 15 seconds. */
  readonly idleMs: number;
};

/**
 * The events of a response body, in order. The connection is closed when the consumer stops reading.
 *
 * @throws AppError STREAM_INTERRUPTED when the connection breaks or is idle, OPERATION_CANCELLED by the signal
 */
export async function* readEvents(
  response: Response,
  { signal, idleMs }: ReadingOptions,
): AsyncGenerator<ServerSentEvent, void> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parse = eventParser();
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), idleMs, { signal });
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    if (signal.aborted && cause === signal.reason) throw AppError.of('OPERATION_CANCELLED');
    throw AppError.with('STREAM_INTERRUPTED', {}, { cause });
  } finally {
    reader.cancel().catch(() => undefined); // the stream may have failed already
  }
}
