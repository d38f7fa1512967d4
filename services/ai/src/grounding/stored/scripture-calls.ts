import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { StoredTextUnavailableError } from './stored-text.js';

/** A reader waits for this while an answer stands still; it is less than callers of the scripture service else wait. */
const LONGEST_WAIT_MS = 3_000;

/** After a failure the next quotations are not kept waiting for another. */
const PAUSE_MS = 2_000;

/** Errors that say that one translation is not to be had, while others may be. */
const NOT_HERE = new Set(['SCRIPTURE_TRANSLATION_UNAVAILABLE', 'SCRIPTURE_SOURCE_UNREACHABLE']);

/** Asks the scripture service, for as long as a streaming answer can wait. */
@Injectable()
export class ScriptureCalls {
  #pausedUntil = 0;

  constructor(private readonly client: ContractClient) {}

  /**
   * @returns undefined when the service says that there is no such thing.
   * @throws StoredTextUnavailableError when it does not answer, or fails.
   */
  async ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract> | undefined> {
    if (performance.now() < this.#pausedUntil) throw new StoredTextUnavailableError();
    try {
      return await withinTime(this.client.ask(contract, request));
    } catch (error) {
      if (error instanceof CatalogueError && (error.status < 500 || NOT_HERE.has(error.code)))
        return undefined;
      this.#pausedUntil = performance.now() + PAUSE_MS;
      throw new StoredTextUnavailableError('The scripture service did not answer.', { cause: error });
    }
  }
}

async function withinTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(CatalogueError.of('SERVICE_TIMEOUT')), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
