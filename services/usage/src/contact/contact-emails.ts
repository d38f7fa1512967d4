import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GetMailKey, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { InjectQueue, JobQueue, sealFor } from '@word-unfolded/queues';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
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

  private async handOver({ id, name, email, message, language }: ContactMessage): Promise<void> {
    const content = { template: 'contact-message', values: { name, email, message } } as const;
    const job: MailJob = { to: null, replyTo: email, language, content };
    const { publicKey } = await this.client.ask(GetMailKey, {});
    const sealed = sealFor(publicKey, JSON.stringify(job));
    await this.queue.add({ sealed }, { id: `contact-message ${id}` });
    await this.messages.noteMailed(id);
  }
}
