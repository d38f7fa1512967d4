import { Injectable } from '@nestjs/common';
import { setMaxListeners } from 'node:events';
import {
  CatalogueError,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { Remembered } from '../grounding/stored/remembered.js';

/** Answers in memory, of 2 to 20 kB each. */
const MOST_REMEMBERED = 1_500;

/** Errors that say that one translation is not to be had, while all else is. */
const NOT_HERE = new Set(['SCRIPTURE_TRANSLATION_UNAVAILABLE', 'SCRIPTURE_SOURCE_UNREACHABLE']);

/** Asks the scripture service, and remembers what it said: published texts do not change while a service runs. */
@Injectable()
export class LibraryCalls {
  readonly #answers = new Remembered<string, unknown>(MOST_REMEMBERED);

  constructor(private readonly client: ContractClient) {}

  /**
   * Waits at most as long as the contract says, and no longer than the signal lets it. What was asked for goes on when one
   * of those who wait for it goes away.
   *
   * @returns undefined when the service says that there is no such thing.
   * @throws CatalogueError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT; the reason of the signal when it aborts.
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
      return (await unlessAborted(answer, signal)) as ResponseOf<Contract>;
    } catch (error) {
      if (error instanceof CatalogueError && (error.status < 500 || NOT_HERE.has(error.code)))
        return undefined;
      throw error;
    }
  }
}

async function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return answer;
  let stop: (() => void) | undefined;
  setMaxListeners(0, signal); // an answer waits for dozens of calls at once
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', stop!);
  }
}
