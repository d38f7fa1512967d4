import { Injectable } from '@nestjs/common';
import { GetMailKey, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { InjectQueue, JobQueue, sealFor } from '@word-unfolded/queues';
import { ContractClient } from '@word-unfolded/service-kit';

/** Queues reminders as emails, which the auth service sends. */
@Injectable()
export class ReminderMails {
  constructor(
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    private readonly client: ContractClient,
  ) {}

  /** @param id two emails with the same id are one; @throws any error of the queue: then it is not sent */
  async send(job: MailJob, id: string): Promise<void> {
    const { publicKey } = await this.client.ask(GetMailKey, {});
    await this.queue.add({ sealed: sealFor(publicKey, JSON.stringify(job)) }, { id: `reminder ${id}` });
  }
}
