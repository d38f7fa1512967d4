import { Injectable } from '@nestjs/common';
import { setMaxListeners } from 'node:events';
import { AppError, type MessageContract, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { abortable } from '@word-unfolded/primitives';
import { Remembered } from '../grounding/stored/remembered.js';

/** Number of cached responses, of 2 to 20 kB each. */
const MOST_REMEMBERED = 1_500;

/** Errors of one translation that is unavailable while the others are available. */
const NOT_HERE = new Set(['SCRIPTURE_TRANSLATION_UNAVAILABLE', 'SCRIPTURE_SOURCE_UNREACHABLE']);

/** Calls the scripture service, and caches its responses: published texts do not change while a service runs. */
@Injectable()
export class LibraryCalls {
  readonly #answers = new Remembered<string, unknown>(MOST_REMEMBERED);

  constructor(private readonly client: ContractClient) {}

  /**
   * Waits until the deadline of the contract or until the signal aborts. Several callers may share one call; it
   * continues when one of them aborts.
   *
   * @returns undefined when the service responds that there is no such thing.
   * @throws AppError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT; the reason of the signal when it aborts.
   */
  async ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
    signal?: AbortSignal,
  ): Promise<ResponseOf<Contract> | undefined> {
    signal?.throwIfAborted();
    const key = `${contract.subject} ${JSON.stringify(request)}`;
    const answer = this.#answers.get(key, () => this.client.ask(contract, request));
    try {
      if (signal) setMaxListeners(0, signal); // one answer waits for dozens of calls at once
      return (await (signal ? abortable(answer, signal) : answer)) as ResponseOf<Contract>;
    } catch (error) {
      if (error instanceof AppError && (error.status < 500 || NOT_HERE.has(error.code))) return undefined;
      throw error;
    }
  }
}
