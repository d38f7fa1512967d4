import { GetSubscription, OpenCheckout } from '@word-unfolded/contracts';
import { startStripeSandbox, type StripeSandbox } from '@word-unfolded/sandbox';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import {
  freePort,
  openTestDatabase,
  Program,
  suiteEnvironment,
  until,
  type TestDatabase,
} from '@word-unfolded/testing';
import mongoose, { type Connection } from 'mongoose';
import path from 'node:path';
import { changes, FakeAuthModule, newReader, startWebhook } from './billing-fixture.js';

/** The service runs as built, so that it can be killed: `npx nx run-many -t build`. */
const MAIN = path.join(import.meta.dirname, '../dist/main.js');

const SECRET = 'whsec_of_the_killed_webhook';
const plan = { tier: 'plus', interval: 'month' } as const;

let database: TestDatabase;
let sandbox: StripeSandbox;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
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
  webhook = await startWebhook(() => client, 503);
  [database, sandbox] = await Promise.all([
    openTestDatabase(),
    startStripeSandbox({ tickMs: 0, holdsEvents: true, webhook: { url: webhook.url, secret: SECRET } }),
    redis.start(),
  ]);
  const environment = suiteEnvironment({
    ...database.environment,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    STRIPE_SECRET_KEY: sandbox.apiKey,
    STRIPE_API_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
  others = await startService('auth', FakeAuthModule, [], environment);
  client = others.app.get(ContractClient, { strict: false });
  billing = new Program({ command: process.execPath, args: [MAIN], environment });
  await billing.start();
  connection = await mongoose.createConnection(database.uri).asPromise();
}, 120_000);
afterAll(async () => {
  await billing.kill();
  await others.stop();
  await sandbox.stop();
  webhook.stop();
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
