import { AppError } from '@word-unfolded/contracts';
import { withTimeout } from '@word-unfolded/primitives';
import { createParser } from 'eventsource-parser';

/** One event of an event stream, with the fields that an answer needs. */
export type ServerSentEvent = {
  /** Its own id; empty without one. Unlike in a browser, it is not inherited from an earlier event. */
  readonly id: string;
  readonly data: string;
};

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

/**
 * Parses an event stream incrementally (HTML standard, section 9.2.6, "Interpreting an event stream"). A chunk may end
 * anywhere. Comments, unknown fields and events without data are ignored; an event is complete at its blank line.
 *
 * @returns a function that takes the next chunk and returns the events that it completed
 */
export function eventParser(): (piece: string) => ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parser = createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) });
  return (piece) => {
    parser.feed(piece);
    return events.splice(0);
  };
}
