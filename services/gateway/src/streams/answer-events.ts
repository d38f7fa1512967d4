import { Injectable } from '@nestjs/common';
import {
  AppError,
  type AnswerStream,
  type AnswerRequest,
  type ErrorCode,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';

/** Errors of a replica rather than of its answer: another one takes over. */
const INTERRUPTIONS: ReadonlySet<ErrorCode> = new Set([
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
]);

/** Before the first event an error is reported soon. In milliseconds. */
const PAUSES_BEFORE_MS = [100, 400];

/** Afterwards there is time for a service to restart. In milliseconds. */
const PAUSES_AFTER_MS = [50, 150, 400, ...Array.from({ length: 40 }, () => 1_000)];

/** Reads answers of the ai service, whichever of its replicas generates them. */
@Injectable()
export class AnswerEvents {
  constructor(private readonly client: ContractClient) {}

  /**
   * The events of an answer from the requested place, in order and each once. After an interruption it requests the
   * events after the last place again.
   *
   * @throws AppError the error that refuses the answer; the last interruption when no replica takes over
   */
  async *follow(
    stream: AnswerStream,
    request: AnswerRequest,
    options: { readonly signal: AbortSignal; readonly correlationId: string },
  ): AsyncGenerator<PlacedAnswerEvent> {
    let { after } = request;
    let hasBegun = false;
    for (let failures = 0; ;) {
      try {
        for await (const placed of this.client.stream(stream, { ...request, after }, options)) {
          yield placed;
          after = placed.place;
          hasBegun = true;
          failures = 0;
          if (isEnd(placed)) return;
        }
        throw AppError.of('STREAM_INTERRUPTED');
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
  return error instanceof AppError && INTERRUPTIONS.has(error.code);
}
