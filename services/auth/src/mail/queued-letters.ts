import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { InjectQueue, JobQueue } from '@word-unfolded/queues';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { Letters } from './letters.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import type { MailSettings } from './mail.configuration.js';

/** Puts letters on the queue of letters. */
@Injectable()
export class QueuedLetters extends Letters {
  constructor(
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  /** @throws CatalogueError SERVICE_UNAVAILABLE when no mail server is configured, or the queue is out of reach */
  async send(job: MailJob): Promise<void> {
    if (this.settings.smtpUrl === undefined) {
      this.log.error({ letter: job.content.letter }, 'SMTP_URL is not set: no letter can be sent');
      throw CatalogueError.of('SERVICE_UNAVAILABLE');
    }
    try {
      await this.queue.add(job, { id: randomUUID() });
    } catch (cause) {
      throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }
}
