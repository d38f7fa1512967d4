import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { InjectQueue, JobQueue } from '@word-unfolded/queues';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { ContactMessageRepository, type ContactMessage } from './contact-message.repository.js';

/** How often it is looked for messages whose letters nobody has put on the queue, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

/** A message that is younger is just being mailed, in milliseconds. */
const LEFT_BEHIND_AFTER_MS = 10_000;

/** Messages that one look takes up at most. */
const AT_A_TIME = 100;

/** Mails messages to those who run this installation, each once, also when a process or Redis fails in between. */
@Injectable()
export class ContactLetters implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly messages: ContactMessageRepository,
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Puts the letter about a kept message on the queue, now if it can be done, otherwise at a later look. */
  async send(message: ContactMessage): Promise<void> {
    try {
      await this.handOver(message);
    } catch (error) {
      this.log.warn({ err: error, message: message.id }, 'a contact message is mailed later');
    }
  }

  private look(): void {
    this.looking ??= this.sendLeftBehind().finally(() => {
      this.looking = undefined;
    });
  }

  private async sendLeftBehind(): Promise<void> {
    try {
      const before = new Date(this.clock.now().getTime() - LEFT_BEHIND_AFTER_MS);
      for (const message of await this.messages.toBeMailed(before, AT_A_TIME)) await this.handOver(message);
    } catch (error) {
      this.log.warn({ err: error }, 'contact messages wait to be mailed');
    }
  }

  private async handOver({ id, name, email, message, language }: ContactMessage): Promise<void> {
    const content = { letter: 'contact-message', values: { name, email, message } } as const;
    await this.queue.add({ to: null, replyTo: email, language, content }, { id: `contact-message ${id}` });
    await this.messages.noteMailed(id);
  }
}
