import { Injectable } from '@nestjs/common';
import { AppError, type MessageContract, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { withTimeout } from '@word-unfolded/primitives';
import { StoredTextUnavailableError } from './stored-text.js';

/** Shorter than the usual deadline of the scripture service, because the answer stands still while its reader waits. */
const LONGEST_WAIT_MS = 3_000;

/** After a failure the next quotations do not wait for another one. */
const PAUSE_MS = 2_000;

/** Errors of one translation that is unavailable, while others may be available. */
const NOT_HERE = new Set(['SCRIPTURE_TRANSLATION_UNAVAILABLE', 'SCRIPTURE_SOURCE_UNREACHABLE']);

/** Calls the scripture service, within the time that a streaming answer can wait. */
@Injectable()
export class ScriptureCalls {
  #pausedUntil = 0;

  constructor(private readonly client: ContractClient) {}

  /**
   * @returns undefined when the service responds that there is no such thing.
   * @throws StoredTextUnavailableError when it fails or does not respond in time.
   */
  async ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract> | undefined> {
    if (performance.now() < this.#pausedUntil) throw new StoredTextUnavailableError();
    try {
      return await withTimeout(this.client.ask(contract, request), LONGEST_WAIT_MS);
    } catch (error) {
      if (error instanceof AppError && (error.status < 500 || NOT_HERE.has(error.code))) return undefined;
      this.#pausedUntil = performance.now() + PAUSE_MS;
      throw new StoredTextUnavailableError('The scripture service did not answer.', { cause: error });
    }
  }
}
