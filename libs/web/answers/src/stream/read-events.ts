import { CatalogueError } from '@word-unfolded/contracts';
import { eventParser, type ServerSentEvent } from './event-parser.js';

export type ReadingOptions = {
  readonly signal: AbortSignal;
  /** How long a line may be silent, in milliseconds; a server that lives says so every 15 seconds. */
  readonly idleMs: number;
};

/**
 * The events of an answer's body, in order. The line is given up when nobody reads on.
 *
 * @throws CatalogueError STREAM_INTERRUPTED when the line breaks or is silent, OPERATION_CANCELLED by the signal
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
      const { done, value } = await soon(reader.read(), signal, idleMs);
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    throw CatalogueError.with('STREAM_INTERRUPTED', {}, { cause });
  } finally {
    reader.cancel().catch(() => undefined); // it may have broken already
  }
}

function soon<Result>(result: Promise<Result>, signal: AbortSignal, withinMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(CatalogueError.of('OPERATION_CANCELLED'));
    const timer = setTimeout(() => reject(CatalogueError.of('STREAM_INTERRUPTED')), withinMs);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    result.then(resolve, reject).finally(settle);
  });
}
