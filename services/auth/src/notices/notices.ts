import { Inject, Injectable } from '@nestjs/common';
import type { MailJob } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Letters } from '../mail/letters.js';

/** Tells readers by mail what was done. What was done stays done when the letter cannot be handed in. */
@Injectable()
export class Notices {
  constructor(
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Hands a letter in, or writes down that this was not possible. */
  async send(job: MailJob): Promise<void> {
    try {
      await this.letters.send(job);
    } catch (error) {
      this.log.error({ err: error, letter: job.content.letter }, 'letter not handed in');
    }
  }
}
