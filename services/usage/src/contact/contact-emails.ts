import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GetMailKey, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { InjectQueue, JobQueue, sealFor } from '@word-unfolded/queues';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import path from 'node:path';
import { ContactMessageRepository, type ContactMessage } from './contact-message.repository.js';

/** Interval between searches for messages whose email is not queued, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

/**
 * Minimum age of a message to count as left behind, in milliseconds. The email of a younger one is still being queued.
 */
const LEFT_BEHIND_AFTER_MS = 10_000;

/** Maximum number of messages per search. */
const AT_A_TIME = 100;

/**
 * Emails contact messages to the operators of this installation, each once, even if a process or Redis fails in
 * between.
 */
@Injectable()
export class ContactEmails implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.sendLeftBehind(),
    onError: (error) =>
      this.log.warn({ err: error }, 'the search for unsent contact messages failed; the next run retries'),
  });

  constructor(
    private readonly messages: ContactMessageRepository,
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Queues the email about a stored message. If that fails, a later search retries. */
  async send(message: ContactMessage): Promise<void> {
    try {
      await this.handOver(message);
    } catch (error) {
      this.log.warn(
        { err: error, message: message.id },
        'could not queue the email of a contact message; a later run retries',
      );
    }
  }

  private async sendLeftBehind(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LEFT_BEHIND_AFTER_MS);
    for (const message of await this.messages.toBeMailed(before, AT_A_TIME)) await this.send(message);
  }

  /** Queues the answer of an administrator. @throws any error of the queue: then it is not sent */
  async answer(
    { id, ownerId, name, email, message, language }: ContactMessage,
    answer: string,
    index: number,
  ): Promise<void> {
    const content = { template: 'message-answer', values: { name, message, answer } } as const;
    const about = ownerId !== undefined && { about: ownerId };
    await this.add({ to: email, ...about, language, content }, `message-answer ${id} ${index}`);
  }

  private async handOver(message: ContactMessage): Promise<void> {
    const { id, email, language, screenshot } = message;
    const attachment = screenshot !== undefined && { attachment: attachmentOf(screenshot) };
    await this.add(
      { to: null, replyTo: email, ...attachment, language, content: contentOf(message) },
      `contact-message ${id}`,
    );
    await this.messages.noteMailed(id);
  }

  private async add(job: MailJob, id: string): Promise<void> {
    const { publicKey } = await this.client.ask(GetMailKey, {});
    await this.queue.add({ sealed: sealFor(publicKey, JSON.stringify(job)) }, { id });
  }
}

/** The screenshot under a name that does not tell the reader's account, which the key does. */
function attachmentOf(key: string): NonNullable<MailJob['attachment']> {
  return { key, name: `screenshot${path.extname(key)}` };
}

/** The page on which administrators see all messages. */
const MESSAGES_PAGE = `${PAGES.admin}/messages`;

function contentOf({
  kind,
  name,
  email,
  subject = '',
  category = 'Other',
  message,
}: ContactMessage): MailJob['content'] {
  return kind === 'feedback'
    ? { template: 'feedback', values: { name, email, category, subject, message, path: MESSAGES_PAGE } }
    : { template: 'contact-message', values: { name, email, message } };
}
