import { Module } from '@nestjs/common';
import { MailQueue, StripeEventQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { ReaderAccounts } from '../accounts/reader-accounts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import { BillingMails } from '../mails/billing-mails.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { TrialUses } from '../trials/trial-uses.js';
import { EventPace } from '../webhook/event-pace.js';
import { ReceiveStripeEventUseCase } from '../webhook/receive-stripe-event.use-case.js';
import { StripeEventRepository } from '../webhook/stripe-event.repository.js';
import { StripeEventWorker } from '../webhook/stripe-event.worker.js';
import { DueSweep } from './due-sweep.js';
import { Entitlements } from './entitlements.js';
import { Reconciliation } from './reconciliation.js';
import { Synchronise } from './synchronise.js';

/** After how long another process takes over the work of one that died. Working an event off twice is harmless. */
const DEAD_AFTER_MS = 10_000;

/** Keeps what is stored about readers at the state of Stripe: events, sweeps, and the hourly comparison. */
@Module({
  imports: [StripeModule, QueueModule.of(MailQueue, StripeEventQueue)],
  controllers: [ReceiveStripeEventUseCase],
  providers: [
    CustomerRepository,
    TrialUses,
    BillingMails,
    ReaderAccounts,
    Entitlements,
    Synchronise,
    StripeEventRepository,
    EventPace,
    StripeEventWorker,
    worksOn(StripeEventQueue, StripeEventWorker, { concurrency: 8, deadAfterMs: DEAD_AFTER_MS }),
    DueSweep,
    Reconciliation,
  ],
  exports: [StripeModule, CustomerRepository, ReaderAccounts, TrialUses, Entitlements, Synchronise],
})
export class SyncModule {}
