import { Injectable } from '@nestjs/common';
import { AppError, type MessageContract, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { withTimeout } from '@word-unfolded/primitives';
import { setTimeout } from 'node:timers/promises';
import { isAbsence, isSourceAway } from './absence.js';
import { StoredTextUnavailableError, TranslationAwayError } from './stored-text.js';

/** Shorter than the usual deadline of the scripture service, because the answer stands still while its reader waits. */
const LONGEST_WAIT_MS = 3_000;

/** A failure that comes at once is often over at once: a replica that ends, a source that is busy. */
const AGAIN_AFTER_MS = 150;

/** Calls the scripture service, within the time that a streaming answer can wait. */
@Injectable()
export class ScriptureCalls {
  constructor(private readonly client: ContractClient) {}

  /**
   * Asks once more after a failure, as long as the time allows. No call affects another one: a slow one says nothing
   * about the rest.
   *
   * @returns undefined when the service responds that there is no such thing.
   * @throws TranslationAwayError when the source of one translation is away; StoredTextUnavailableError when the service
   *   fails or does not respond in time.
   */
  async ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract> | undefined> {
    try {
      return await withTimeout(this.twice(contract, request), LONGEST_WAIT_MS);
    } catch (error) {
      if (isAbsence(error)) return undefined;
      if (isSourceAway(error)) throw new TranslationAwayError('The source was away.', { cause: error });
      throw new StoredTextUnavailableError('The scripture service did not answer.', { cause: error });
    }
  }

  private async twice<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    try {
      return await this.client.ask(contract, request);
    } catch (error) {
      if (isAbsence(error) || !(error instanceof AppError)) throw error;
      await setTimeout(AGAIN_AFTER_MS);
      return this.client.ask(contract, request);
    }
  }
}
