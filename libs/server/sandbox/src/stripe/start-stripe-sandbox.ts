import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { registerApi, type PresentRequest } from './api/api-routes.js';
import { StripeDriver } from './stripe-driver.js';
import { catchUp } from './engine/time-line.js';
import { World, type AfterLastAttempt } from './engine/world.js';
import { Deliveries, type WebhookTarget } from './events/deliveries.js';
import { registerPages } from './pages/page-routes.js';
import { newId } from './records/ids.js';
import { StripeStore } from './records/store.js';

export type StripeSandboxOptions = {
  /** The port on loopback. Without a value any free port is used. */
  readonly port?: number;
  /** The secret key that clients must send. */
  readonly apiKey?: string;
  /** The folder of its memory. Without a value it forgets everything. */
  readonly folder?: string;
  /** The public address of its pages, without a path. Without a value that of its own port. */
  readonly publicUrl?: string;
  /** Where events go, and the secret of their signatures. */
  readonly webhook?: WebhookTarget;
  /** Events wait until a test delivers them. */
  readonly holdsEvents?: boolean;
  /** The time of the machine, in milliseconds since 1970. */
  readonly now?: () => number;
  /** How often it looks for what is due, in milliseconds; 0: only when the clock is moved. */
  readonly tickMs?: number;
  /** What becomes of a subscription when all attempts to charge it have failed. */
  readonly afterLastAttempt?: AfterLastAttempt;
};

/** A running payment sandbox. */
export type StripeSandbox = {
  readonly port: number;
  /** The value for STRIPE_API_URL. */
  readonly url: string;
  /** The value for STRIPE_SECRET_KEY. */
  readonly apiKey: string;
  /** What a person or a bank does, for tests. */
  readonly driver: StripeDriver;
  stop(): Promise<void>;
};

const BODY_LIMIT = 1_000_000;

/**
 * Starts a payment sandbox on loopback: the part of Stripe's API that this product uses, the hosted pages, and signed
 * webhooks. Never for production.
 */
export async function startStripeSandbox({
  port = 0,
  apiKey = 'sk_test_sandbox',
  folder,
  publicUrl,
  webhook,
  holdsEvents = false,
  now = Date.now,
  tickMs = 1_000,
  afterLastAttempt = 'unpaid',
}: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  const store = new StripeStore(folder === undefined ? undefined : path.join(folder, 'stripe.json'));
  const deliveries = new Deliveries(store, webhook, holdsEvents);
  const server = fastify({ forceCloseConnections: true, bodyLimit: BODY_LIMIT });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  const present: PresentRequest = { id: null, idempotencyKey: null };
  const address = { base: publicUrl ?? '' };
  const world = new World(
    store,
    () => address.base,
    () => Math.floor(now() / 1_000),
    (type, object) => {
      const event = store.tables.events.add({
        id: newId(store, 'evt'),
        created: world.now(),
        type,
        object: JSON.stringify(object),
        requestId: present.id,
        idempotencyKey: present.idempotencyKey,
      });
      deliveries.add(event.id);
    },
    afterLastAttempt,
  );
  // What an answer says is stored before it is sent, so that a client never knows more than a restarted sandbox.
  server.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') await store.save();
  });
  registerApi(server, world, apiKey, present);
  await server.register(async (pages) => registerPages(pages, world, deliveries));
  await server.listen({ host: '127.0.0.1', port });
  const { port: used } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${used}`;
  if (publicUrl === undefined) address.base = url;
  const live = () => {
    if (catchUp(world)) store.saveSoon();
  };
  live();
  deliveries.start();
  const ticking = tickMs > 0 ? setInterval(live, tickMs) : undefined;
  return {
    port: used,
    url,
    apiKey,
    driver: new StripeDriver(world, deliveries),
    async stop() {
      clearInterval(ticking);
      await deliveries.stop();
      await server.close();
      await store.save();
    },
  };
}
