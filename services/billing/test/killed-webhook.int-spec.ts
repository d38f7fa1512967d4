import { Controller, Injectable, Module } from '@nestjs/common';
import {
  GetAccount,
  GetSubscription,
  OpenCheckout,
  ReceiveStripeEvent,
  SubscriptionChanged,
  type PayloadOf,
  type RequestOf,
  type User,
} from '@word-unfolded/contracts';
import { startStripeSandbox, type StripeSandbox } from '@word-unfolded/sandbox';
import {
  Consumes,
  ContractClient,
  Handles,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  freePort,
  openTestDatabase,
  Program,
  suiteEnvironment,
  until,
  type TestDatabase,
} from '@word-unfolded/testing';
import mongoose, { type Connection } from 'mongoose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { accountOf, newReader } from './billing-fixture.js';

/** The service runs as built, so that it can be killed: `npx nx run-many -t build`. */
const MAIN = path.join(import.meta.dirname, '../dist/main.js');

const SECRET = 'whsec_of_the_killed_webhook';
const plan = { tier: 'plus', interval: 'month' } as const;

const changes: PayloadOf<typeof SubscriptionChanged>[] = [];

@Controller()
class FakeAuth {
  @Handles(GetAccount)
  async account({ userId }: RequestOf<typeof GetAccount>): Promise<User> {
    return accountOf(userId);
  }
}

@Injectable()
class Listener {
  @Consumes(SubscriptionChanged, { as: 'killed-webhook-changes' })
  async changed(change: PayloadOf<typeof SubscriptionChanged>): Promise<void> {
    changes.push(change);
  }
}

@Module({ controllers: [FakeAuth], providers: [Listener] })
class OthersModule {}

let database: TestDatabase;
let sandbox: StripeSandbox;
let webhook: Server;
let redis: Program;
let billing: Program;
let others: RunningService;
let client: ContractClient;
let connection: Connection;

beforeAll(async () => {
  const redisPort = await freePort();
  redis = new Program({
    command: 'redis-server',
    args: ['--bind', '127.0.0.1', '--port', String(redisPort), '--save', ''],
    port: redisPort,
  });
  webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
      client.ask(ReceiveStripeEvent, { body: Buffer.concat(parts).toString('base64'), headers }).then(
        () => response.writeHead(200).end(),
        () => response.writeHead(503).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    webhook.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  [database, sandbox] = await Promise.all([
    openTestDatabase(),
    startStripeSandbox({ tickMs: 0, holdsEvents: true, webhook: { url, secret: SECRET } }),
    redis.start(),
  ]);
  const environment = suiteEnvironment({
    ...database.environment,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    STRIPE_SECRET_KEY: sandbox.apiKey,
    STRIPE_API_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
  others = await startService('auth', OthersModule, [], environment);
  client = others.app.get(ContractClient, { strict: false });
  billing = new Program({ command: process.execPath, args: [MAIN], environment });
  await billing.start();
  connection = await mongoose.createConnection(database.uri).asPromise();
}, 120_000);
afterAll(async () => {
  await billing.kill();
  await others.stop();
  await sandbox.stop();
  webhook.close();
  await redis.kill();
  await connection.close();
  await database.stop();
});

const events = () =>
  connection.useDb(`${database.prefix}billing`, { useCache: true }).collection('stripe_events');

const tierOf = async (userId: string) => (await client.ask(GetSubscription, { userId, language: 'en' })).type;
const tiersAnnounced = (userId: string) =>
  changes.filter((change) => change.userId === userId).map(({ revision, tier }) => [revision, tier]);

/** Delivers all that waits. @returns the ids of the events */
async function deliver(): Promise<readonly string[]> {
  const waiting = sandbox.driver.waitingEvents();
  for (const event of waiting)
    await until('the webhook accepts it', () => sandbox.driver.deliver(event).catch(() => false));
  return waiting;
}

/** Waits until every stored event has been worked off: a run for an earlier one would see what a later one is about. */
const idle = () =>
  until('no event waits', async () => (await events().countDocuments({ handledAt: null })) === 0);

/** A reader with the tier plus, and the id of the customer. */
async function subscriber(): Promise<{ userId: string; customer: string }> {
  const userId = newReader();
  const { checkoutUrl } = await client.ask(OpenCheckout, { userId, plan, language: 'en' });
  sandbox.driver.completeCheckout(checkoutUrl, '4242424242424242');
  await deliver();
  await until('the tier has arrived', async () => (await tierOf(userId)) === 'plus');
  await idle();
  const customer = sandbox.driver.customers().at(-1)!;
  return { userId, customer };
}

it('an event that a killed process has stored and not worked off is acted on once', async () => {
  const { userId, customer } = await subscriber();
  redis.pause(); // so that the event cannot be queued
  sandbox.driver.refundLast(customer);
  const delivered = await deliver();
  expect(await tierOf(userId)).toBe('plus');
  await billing.kill();
  redis.resume();
  await billing.start();
  await until('the event has been acted on', async () => (await tierOf(userId)) === 'free');
  for (const event of delivered) await sandbox.driver.deliver(event);
  await until('it is announced', () => tiersAnnounced(userId).length === 2);
  expect(tiersAnnounced(userId)).toEqual([
    [1, 'plus'],
    [2, 'free'],
  ]);
}, 120_000);

it('a process that is killed as soon as it has answered leaves no event behind, and announces nothing twice', async () => {
  const { userId, customer } = await subscriber();
  sandbox.driver.disputeLast(customer);
  for (const outcome of ['won', 'lost', 'won'] as const) {
    await deliver();
    await billing.killAndStart();
    sandbox.driver.decide(customer, outcome, { again: true });
  }
  await deliver();
  await until('the last state has arrived', async () => (await tierOf(userId)) === 'plus');
  const announced = tiersAnnounced(userId);
  expect(announced.map(([revision]) => revision)).toEqual(announced.map((_, index) => index + 1));
  expect(announced.every(([, tier], index) => tier !== announced[index - 1]?.[1])).toBe(true);
}, 120_000);
