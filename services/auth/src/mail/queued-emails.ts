import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { InjectQueue, JobQueue } from '@word-unfolded/queues';
import { currentCall, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { digestOf } from '../common/digest.js';
import { EmailQueue } from './email-queue.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { SealedMail } from './sealed-mail.js';
import type { MailSettings } from './mail.configuration.js';

/** Adds emails to the email queue. */
@Injectable()
export class QueuedEmails extends EmailQueue implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    private readonly sealing: SealedMail,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  assertSetUp(): void {
    if (this.settings.smtpUrl === undefined) throw AppError.of('MAIL_NOT_SET_UP');
  }

  /** Logged at the start, so that operators learn of it before their readers do. */
  onApplicationBootstrap(): void {
    if (this.settings.smtpUrl !== undefined) return;
    this.log.error('SMTP_URL is not set: no email can be sent, so nobody can sign up or set a new password');
  }

  /** @throws AppError MAIL_NOT_SET_UP; SERVICE_UNAVAILABLE when the queue is out of reach */
  async send(job: MailJob): Promise<void> {
    this.assertSetUp();
    try {
      await this.queue.add(await this.sealing.seal(job), { id: jobIdOf(job) });
    } catch (cause) {
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }
}

/** A command that is retried after a crash adds each of its emails to the queue once. */
function jobIdOf({ to = '', content }: MailJob): string {
  const command = currentCall()?.command;
  return command ? digestOf([command.id, content.template, to].join('\n')) : randomUUID();
}
