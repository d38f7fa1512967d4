import { contentPurged } from '@word-unfolded/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { EventBus, NATS_CONNECTION, startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { fastify, type FastifyInstance } from 'fastify';
import { AnswerCache } from '../../src/cache/answer-cache.js';
import { ApiRoutes } from '../../src/api/api-routes.js';
import { answerError, toAppError } from '../../src/edge/http-errors.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import {
  BillingModule,
  calendarRoute,
  content,
  postRoute,
  PublisherModule,
  signatureOf,
  webhookRoute,
} from './kinds-fixture.js';

const gateways: Gateway[] = [];
const servers: FastifyInstance[] = [];
const services: RunningService[] = [];

beforeAll(async () => {
  gateways.push(await startGateway());
  const { environment } = gateways[0]!;
  gateways.push(await startGateway({ SUBJECT_PREFIX: environment['SUBJECT_PREFIX'] }));
  services.push(await startService('journal', PublisherModule, [], environment));
  services.push(await startService('billing', BillingModule, [], environment));
  for (const gateway of gateways) {
    const server = fastify();
    server.setErrorHandler((error, request, reply) => answerError(toAppError(error), request, reply));
    await gateway.app.get(ApiRoutes).register(server, [calendarRoute, postRoute], [], [], [webhookRoute]);
    servers.push(server);
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(services.map((service) => service.stop()));
  await Promise.all(gateways.map((gateway) => gateway.stop()));
});

describe('a route of a text', () => {
  it('sends the text as it is, with its media type and its name', async () => {
    const response = await servers[0]!.inject({
      url: '/api/calendars/abc.ics',
      headers: { 'accept-language': 'es' },
    });
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="plan.ics"');
    expect(response.body).toBe('BEGIN:VCALENDAR\r\nX-LANG:es\r\nEND:VCALENDAR\r\n');
  });

  it('has its errors in the envelope', async () => {
    const response = await servers[0]!.inject({ url: '/api/calendars/other.ics' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'SHARE_NOT_FOUND' });
  });
});

describe('published content', () => {
  const read = async (slug: string, server = servers[0]!) =>
    (await server.inject({ url: `/api/posts/${slug}` })).body;
  const purge = (...tags: string[]) =>
    services[0]!.app.get(EventBus, { strict: false }).publish(contentPurged('journal'), { tags });
  const page = (title: string) => `<!doctype html><title>${title}</title>`;
  /** In how many gateways a post is cached. */
  const cached = (slug: string) =>
    gateways.filter(({ app }) => app.get(AnswerCache).get('en', `/api/posts/${slug}`)).length;
  const cache = async (slug: string) => {
    content.posts.set(slug, slug);
    await Promise.all(servers.map((server) => read(slug, server)));
    expect(cached(slug)).toBe(gateways.length);
  };

  it('is a document without scripts, which browsers revalidate', async () => {
    content.posts.set('ruth', 'Ruth');
    const first = await servers[0]!.inject({ url: '/api/posts/ruth' });
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, stale-while-revalidate=0',
    });
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(first.headers['content-security-policy']).not.toContain('script');
    expect(first.body).toBe(page('Ruth'));
  });

  it('is forgotten by every gateway when its service has purged a tag of it, and nothing else is', async () => {
    await Promise.all([cache('esther'), cache('joel')]);
    await purge('post:esther');
    await until('both have forgotten it', () => cached('esther') === 0);
    expect(cached('joel')).toBe(gateways.length);
  });

  it.each(['posts', 'journal'])(
    'is forgotten by the tag of a collection or of the service: %s',
    async (tag) => {
      await Promise.all([cache('amos'), cache('obadiah')]);
      await purge(tag);
      await until('both have forgotten both', () => cached('amos') + cached('obadiah') === 0);
    },
  );

  it('is forgotten when a gateway has lost NATS, because it may have missed a purge', async () => {
    await cache('micah');
    await gateways[0]!.app.get<NatsConnection>(NATS_CONNECTION, { strict: false }).reconnect();
    await until('it has forgotten it', () => cached('micah') === 1);
  });

  it('is not stored if it was purged while it was fetched', async () => {
    content.asked = [];
    content.posts.set('jonah', 'Jonah');
    let goOn = () => {};
    content.reading = new Promise((resolve) => {
      goOn = resolve;
    });
    const slow = read('jonah');
    await until('it is being fetched', () => content.asked.includes('jonah'));
    content.reading = Promise.resolve();
    content.posts.set('jonah', 'Jonah, edited');
    await cache('nahum');
    await purge('post:jonah', 'post:nahum');
    await until('the purge has arrived', () => cached('nahum') === 0);
    // A request after the purge does not wait for the fetch before it.
    expect(await read('jonah')).toBe(page('Jonah, edited'));
    goOn();
    expect(await slow).toBe(page('Jonah'));
    expect(
      gateways[0]!.app.get(AnswerCache).get('en', '/api/posts/jonah')!.representation('')!.body.toString(),
    ).toBe(page('Jonah, edited'));
  });
});

describe('a webhook', () => {
  const at = 1_700_000_000;
  const body = Buffer.from('{ "id":"evt_1",\n\t"text": "ñ \\u00f1  spaces  stay" }\n');
  const call = (payload: Buffer, headers: Record<string, string>, url = '/api/hooks/payments') =>
    servers[0]!.inject({ method: 'POST', url, payload, headers });
  const signed = (bytes: Buffer) => ({ 'payment-signature': signatureOf(bytes, at) });

  it('reaches its service byte for byte, without a session and without a CSRF token', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      const response = await call(body, { ...signed(body), 'content-type': type });
      expect({ type, ...(response.json() as object) }).toEqual({
        type,
        success: true,
        data: { received: true },
      });
      expect(content.received.at(-1)!.equals(body)).toBe(true);
    }
    const bare = await call(body, signed(body));
    expect(bare.statusCode).toBe(200);
  });

  it('may arrive again', async () => {
    await Promise.all([1, 2, 3].map(() => call(body, signed(body))));
    expect([...content.events]).toEqual(['evt_1']);
  });

  it('is refused without a signature before its body is read, and with one that does not fit', async () => {
    const before = content.received.length;
    const none: Record<string, string> = {};
    for (const headers of [none, { 'payment-signature': signatureOf(Buffer.from('{}'), at) }]) {
      const response = await call(body, headers);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'SIGNATURE_INVALID' });
    }
    expect(content.received).toHaveLength(before);
  });

  it('carries as much as its limit, and no more', async () => {
    const text = (bytes: number) => Buffer.from(JSON.stringify({ id: 'evt_2', pad: 'x'.repeat(bytes) }));
    const most = text(199_000);
    expect((await call(most, signed(most))).statusCode).toBe(200);
    const larger = text(201_000);
    expect((await call(larger, signed(larger))).statusCode).toBe(413);
  });
});
