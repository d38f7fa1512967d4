import { Controller, Injectable, Module } from '@nestjs/common';
import {
  AppError,
  GetAccount,
  GetMailKey,
  mailJob,
  MailQueue,
  ReceiveStripeEvent,
  StripeEventQueue,
  SubscriptionChanged,
  type MailJob,
  type PayloadOf,
  type RequestOf,
  type User,
} from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { SystemClock } from '@word-unfolded/primitives';
import { JobQueue, openSealed, sealingKeys } from '@word-unfolded/queues';
import { startStripeSandbox, type StripeSandbox } from '@word-unfolded/sandbox';
import {
  Consumes,
  ContractClient,
  EventBus,
  Handles,
  Metrics,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import type Stripe from 'stripe';
import { AppModule } from '../src/app.module.js';
import { configurations } from '../src/configurations.js';
import { CustomerRepository } from '../src/customers/customer.repository.js';
import { customerModel } from '../src/customers/customer.schema.js';
import { ReadCustomer } from '../src/stripe/read-customer.js';
import { StripeClient } from '../src/stripe/stripe-client.js';
import { STRIPE_SETTINGS } from '../src/stripe/stripe.configuration.js';
import { DueSweep } from '../src/sync/due-sweep.js';
import { Reconciliation } from '../src/sync/reconciliation.js';
import { Synchronise } from '../src/sync/synchronise.js';
import { trialUseModel } from '../src/trials/trial-use.schema.js';
import { stripeEventModel } from '../src/webhook/stripe-event.schema.js';
import { StripeEventWorker } from '../src/webhook/stripe-event.worker.js';

/** The time of this machine: the suites of a worker share the clock. */
const { now: systemTime } = SystemClock.prototype;

const WEBHOOK_SECRETS = ['whsec_new_secret', 'whsec_old_secret'] as const;

/** The events that an installation is told to send (docs/billing.md), and those of the test clock. */
const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.*',
  'customer.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.*',
  'payment_method.attached',
  'test_helpers.test_clock.*',
];

const MAIL_KEYS = sealingKeys(createHash('sha256').update('mail').digest());

/** The emails that were queued, the newest last. */
export const mails: MailJob[] = [];

/** Readers whose language is Spanish. */
export const spanishReaders = new Set<string>();

/** The email addresses of accounts that have another one than {@link accountOf} gives them. */
export const addresses = new Map<string, string>();

/** Accounts that the auth service does not know any more. */
export const deletedReaders = new Set<string>();

/** What other services would learn, newest last. */
export const changes: PayloadOf<typeof SubscriptionChanged>[] = [];

@Controller()
class FakeAuth {
  @Handles(GetAccount)
  async account({ userId }: RequestOf<typeof GetAccount>): Promise<User> {
    if (deletedReaders.has(userId)) throw AppError.of('NOT_AUTHENTICATED');
    return accountOf(userId);
  }

  @Handles(GetMailKey)
  async key() {
    return { publicKey: MAIL_KEYS.publicKey };
  }
}

@Injectable()
class Listener {
  @Consumes(SubscriptionChanged, { as: 'test-changes' })
  async changed(change: PayloadOf<typeof SubscriptionChanged>): Promise<void> {
    changes.push(change);
  }
}

/** What the billing service needs of the auth service, and what it announces. */
@Module({ controllers: [FakeAuth], providers: [Listener] })
export class FakeAuthModule {}

/** A server that passes events to the billing service, as the gateway does. @param failed the status of a refusal */
export async function startWebhook(
  ask: () => ContractClient,
  failed: number,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
      ask()
        .ask(ReceiveStripeEvent, { body: Buffer.concat(parts).toString('base64'), headers })
        .then(
          () => response.writeHead(200).end(),
          () => response.writeHead(failed).end(),
        );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

function accountOf(userId: string): User {
  return {
    _id: userId,
    name: 'Ana',
    firstName: 'Ana',
    email: addresses.get(userId) ?? `${userId}@example.org`,
    username: userId,
    avatarUrl: null,
    avatarExpiresIn: null,
    role: 'user',
    subscriptionTier: 'free',
    subscriptionStatus: null,
    trialEndsAt: null,
    gracePeriodEnds: null,
    occupation: null,
    selahProfileNote: null,
    language: spanishReaders.has(userId) ? 'es' : 'en',
    verified: true,
    lastActive: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** The billing service with its own database, beside a payment sandbox whose events a test delivers. */
export class BillingUnderTest {
  private readonly replicas: RunningService[] = [];

  private constructor(
    readonly sandbox: StripeSandbox,
    private readonly service: RunningService,
    private readonly auth: RunningService,
    private readonly mongo: TestDatabase,
    private readonly webhook: { readonly stop: () => void },
    private readonly environment: Environment,
  ) {}

  /** @param worksOffEvents whether the queue works off events; otherwise only a test does */
  static async start({ worksOffEvents = true } = {}): Promise<BillingUnderTest> {
    watchJobs(worksOffEvents);
    const startedAt = Date.now();
    const target: { client?: ContractClient } = {};
    const webhook = await startWebhook(() => target.client!, 400);
    const [mongo, sandbox] = await Promise.all([
      openTestDatabase(),
      startStripeSandbox({
        tickMs: 0,
        // Time passes only when a test moves the clock.
        now: () => startedAt,
        holdsEvents: true,
        webhook: { url: webhook.url, secret: WEBHOOK_SECRETS[0], events: WEBHOOK_EVENTS },
      }),
    ]);
    SystemClock.prototype.now = () => new Date(sandbox.driver.now());
    const environment = suiteEnvironment({
      ...mongo.environment,
      STRIPE_SECRET_KEY: sandbox.apiKey,
      STRIPE_API_URL: sandbox.url,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRETS.join(','),
      PUBLIC_URL: 'http://localhost:8080',
    });
    const auth = await startService('auth', FakeAuthModule, [], environment);
    const service = await startService('billing', AppModule, configurations, environment);
    target.client = service.app.get(ContractClient, { strict: false });
    return new BillingUnderTest(sandbox, service, auth, mongo, webhook, environment);
  }

  /** Starts another billing service beside the first one; calls go to either. */
  async startReplica(): Promise<void> {
    this.replicas.push(await startService('billing', AppModule, configurations, this.environment));
  }

  get client(): ContractClient {
    return this.service.app.get(ContractClient, { strict: false });
  }

  get ask(): ContractClient['ask'] {
    return this.client.ask.bind(this.client);
  }

  get driver() {
    return this.sandbox.driver;
  }

  get stripe(): Stripe {
    return this.service.app.get(StripeClient, { strict: false }).sdk;
  }

  get reading(): ReadCustomer {
    return this.service.app.get(ReadCustomer, { strict: false });
  }

  get customers(): CustomerRepository {
    return this.service.app.get(CustomerRepository, { strict: false });
  }

  get synchronise(): Synchronise {
    return this.service.app.get(Synchronise, { strict: false });
  }

  get worker(): StripeEventWorker {
    return this.service.app.get(StripeEventWorker, { strict: false });
  }

  get sweep(): DueSweep {
    return this.service.app.get(DueSweep, { strict: false });
  }

  get reconciliation(): Reconciliation {
    return this.service.app.get(Reconciliation, { strict: false });
  }

  /** The metric of subscriptions that the hourly comparison has mended. */
  async mendedTotal(): Promise<number> {
    const { registry } = this.service.app.get(Metrics, { strict: false });
    const metric = await registry.getSingleMetric('subscriptions_mended_total')?.get();
    return metric?.values[0]?.value ?? 0;
  }

  /** Whether Stripe computes tax (STRIPE_TAX). */
  collectTax(collectsTax: boolean): void {
    Object.assign(this.service.app.get<object>(STRIPE_SETTINGS, { strict: false }), { collectsTax });
  }

  get stripeEvents() {
    return stripeEventModel(this.connection);
  }

  /** The domain events of the product. */
  get events(): EventBus {
    return this.service.app.get(EventBus, { strict: false });
  }

  get database(): mongo.Db {
    return this.connection.db!;
  }

  /** Whether every call of Stripe fails as if its servers were away. */
  stripeIsAway(isAway: boolean): void {
    const client = this.service.app.get(StripeClient, { strict: false });
    client.call = isAway
      ? () => Promise.reject(AppError.of('PAYMENT_PROVIDER_UNAVAILABLE'))
      : StripeClient.prototype.call;
  }

  get records() {
    return customerModel(this.connection);
  }

  private get connection(): Connection {
    return this.service.app.get<Connection>(MONGO_CONNECTION, { strict: false });
  }

  /** Delivers every event that waits, and works each off, until no further ones come of it. */
  async deliverAll(): Promise<void> {
    for (;;) {
      const waiting = this.driver.waitingEvents();
      if (waiting.length === 0) return;
      await this.deliver(waiting);
    }
  }

  /** Delivers events in an order, and works them off in it. */
  async deliver(events: readonly string[]): Promise<void> {
    for (const event of events)
      if (!(await this.driver.deliver(event))) throw new Error(`the event ${event} was refused`);
    for (const eventId of events) await this.worker.handle({ eventId });
  }

  /** Removes all readers, here and at the sandbox, and the trials that cards have had. */
  async forgetAll(): Promise<void> {
    await this.records.deleteMany({});
    await this.stripeEvents.deleteMany({});
    await this.forgetTrials();
    this.driver.forget();
  }

  /** Gives every card and address another trial. */
  async forgetTrials(): Promise<void> {
    await trialUseModel(this.connection).deleteMany({});
  }

  async stop(): Promise<void> {
    SystemClock.prototype.now = systemTime;
    await Promise.all([this.service, ...this.replicas].map((service) => service.stop()));
    await this.auth.stop();
    await this.sandbox.stop();
    this.webhook.stop();
    await this.mongo.stop();
  }
}

/** Opens the emails that are queued for the first time; without a worker the queue of events takes no jobs. */
function watchJobs(worksOffEvents: boolean): void {
  const { add } = JobQueue.prototype;
  const known = new Set<string>();
  JobQueue.prototype.add = function (job, options): Promise<void> {
    if (this.contract.name === StripeEventQueue.name && !worksOffEvents) return Promise.resolve();
    if (this.contract.name === MailQueue.name && !known.has(options.id)) {
      known.add(options.id); // the queue takes an id once
      mails.push(
        mailJob.parse(JSON.parse(openSealed(MAIL_KEYS.privateKey, MailQueue.job.parse(job).sealed))),
      );
    }
    return add.call(this, job, options);
  };
}

export function newReader(): string {
  return randomBytes(12).toString('hex');
}
