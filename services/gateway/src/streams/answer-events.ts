import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type AnswerStream,
  type AskedAnswer,
  type ErrorCode,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';

/** What befalls a replica, and not its answer: another one goes on with it. */
const INTERRUPTIONS: ReadonlySet<ErrorCode> = new Set([
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
]);

/** Before the first event nothing has been promised, so the reader is told soon. In milliseconds. */
const PAUSES_BEFORE_MS = [100, 400];

/** Afterwards there is time enough for a service to be started again. In milliseconds. */
const PAUSES_AFTER_MS = [50, 150, 400, ...Array.from({ length: 40 }, () => 1_000)];

/** Reads answers of the ai service, whichever of its replicas writes them. */
@Injectable()
export class AnswerEvents {
  constructor(private readonly client: ContractClient) {}

  /**
   * The events of an answer from the place that is asked for, in order and each once. When a replica goes away in the middle,
   * the next is asked for what comes after the last place.
   *
   * @throws CatalogueError whatever refuses the answer; the last interruption when nobody goes on with it
   */
  async *follow(
    stream: AnswerStream,
    asked: AskedAnswer,
    options: { readonly signal: AbortSignal; readonly correlationId: string },
  ): AsyncGenerator<PlacedAnswerEvent> {
    let { after } = asked;
    let hasBegun = false;
    for (let failures = 0; ;) {
      try {
        for await (const placed of this.client.stream(stream, { ...asked, after }, options)) {
          yield placed;
          after = placed.place;
          hasBegun = true;
          failures = 0;
          if (isEnd(placed)) return;
        }
        throw CatalogueError.of('STREAM_INTERRUPTED');
      } catch (error) {
        const wait = (hasBegun ? PAUSES_AFTER_MS : PAUSES_BEFORE_MS)[failures];
        if (options.signal.aborted || wait === undefined || !isInterruption(error)) throw error;
        failures += 1;
        await pause(wait, undefined, { signal: options.signal });
      }
    }
  }
}

function isEnd({ event }: PlacedAnswerEvent): boolean {
  return event.type !== 'chunk';
}

function isInterruption(error: unknown): boolean {
  return error instanceof CatalogueError && INTERRUPTIONS.has(error.code);
}
