import { Inject, Injectable } from '@nestjs/common';
import { GetMailKey, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { InjectQueue, JobQueue, sealFor } from '@word-unfolded/queues';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { createHash } from 'node:crypto';
import { ReaderAccounts } from '../accounts/reader-accounts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer, PlannedMail } from '../customers/customer.js';

/** Sends the mails that were planned for a reader. What fails is tried again by the sweep. */
@Injectable()
export class BillingMails {
  constructor(
    private readonly customers: CustomerRepository,
    @InjectQueue(MailQueue) private readonly queue: JobQueue<typeof MailQueue>,
    private readonly accounts: ReaderAccounts,
    private readonly client: ContractClient,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Queues the unsent mails, each once. Never throws. */
  async sendPlanned(customer: Customer): Promise<void> {
    for (const mail of customer.mails)
      if (!mail.isSent)
        try {
          await this.send(customer, mail);
          await this.customers.markSent(customer.ownerId, mail.key);
        } catch (error) {
          this.log.warn(
            { err: error, kind: mail.kind },
            'a mail about a subscription could not be queued; it is tried again',
          );
        }
  }

  private async send({ ownerId, subscription }: Customer, mail: PlannedMail): Promise<void> {
    if (!subscription) return;
    const account = await this.accounts.find(ownerId);
    if (!account) return;
    const { name, email: to, language } = account;
    const { tier, amount: cents } = subscription;
    const common = { name, tier, path: PAGES.subscription };
    const at = mail.at.toISOString();
    const content: MailJob['content'] =
      mail.kind === 'trial-ending'
        ? { template: 'trial-ending', values: { ...common, cents, at } }
        : { template: 'payment-failed', values: { ...common, until: at, isLast: mail.isLast } };
    const { publicKey } = await this.client.ask(GetMailKey, {});
    const sealed = sealFor(publicKey, JSON.stringify({ to, language, content } satisfies MailJob));
    // Redis remembers the id after the mail, also when the account is deleted.
    const id = createHash('sha256').update(`${ownerId} ${mail.key}`).digest('base64url');
    await this.queue.add({ sealed }, { id: `billing ${id}` });
  }
}
