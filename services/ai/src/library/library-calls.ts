import { Injectable } from '@nestjs/common';
import { setMaxListeners } from 'node:events';
import type { MessageContract, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { abortable } from '@word-unfolded/primitives';
import { isAbsence } from '../grounding/stored/absence.js';
import { Remembered } from '../grounding/stored/remembered.js';

/** Number of cached responses, of 2 to 20 kB each. */
const MOST_REMEMBERED = 1_500;

/** Calls the scripture service, and caches its responses: published texts do not change while a service runs. */
@Injectable()
export class LibraryCalls {
  readonly #answers = new Remembered<string, unknown>(MOST_REMEMBERED);

  constructor(private readonly client: ContractClient) {}

  /**
   * Waits until the deadline of the contract or until the signal aborts. Several callers may share one call; it
   * continues when one of them aborts.
   *
   * @returns undefined when the service responds that there is no such thing; it is not remembered.
   * @throws AppError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT, and SCRIPTURE_SOURCE_UNREACHABLE, which is no answer about
   *   what exists; the reason of the signal when it aborts.
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
      if (isAbsence(error)) return undefined;
      throw error;
    }
  }
}
