import { Inject, Injectable } from '@nestjs/common';
import type { MailJob } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { EmailQueue } from '../mail/email-queue.js';

/** Notifies readers by email of actions on their account. An action stands even if its email cannot be queued. */
@Injectable()
export class Notices {
  constructor(
    private readonly emails: EmailQueue,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Queues an email, or logs that this failed. */
  async send(job: MailJob): Promise<void> {
    try {
      await this.emails.send(job);
    } catch (error) {
      this.log.error(
        { err: error, template: job.content.template },
        'a notification email could not be queued',
      );
    }
  }
}
