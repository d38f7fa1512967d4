import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  defineEventRoute,
  defineStream,
  type RequestOf,
  type SearchEverythingAnswer,
} from '@word-unfolded/contracts';
import { startService, Streams, type RunningService } from '@word-unfolded/service-kit';
import { fastify, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiRoutes } from '../../src/api/api-routes.js';
import { answerError, toAppError } from '../../src/edge/http-errors.js';
import { auth } from '../fixtures/fake-auth.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, documentId, TokenIssuer } from '../fixtures/token-issuer.js';
import { FakeJournalSearchModule, searches } from './gathered-fixture.js';

const percent = z.object({ percent: z.int() });

const FollowLoading = defineStream({
  subject: 'journal.loading.follow',
  request: z.object({ readerId: z.string(), loadingId: z.string(), after: z.int() }),
  chunk: percent,
});

const followLoadingRoute = defineEventRoute({
  path: '/api/loadings/{loadingId}/events',
  summary: 'Progress of a loading',
  tag: 'Test',
  gate: 'signed-in',
  stream: FollowLoading,
  params: z.object({ loadingId: z.string() }),
  event: percent,
  toRequest: ({ params }, { reader }, { lastEventId }) => ({
    ...params,
    readerId: reader.id,
    after: Number(lastEventId ?? 0),
  }),
  toEvent: (data) => ({ id: String(data.percent), data }),
});

const loading = { asked: [] as RequestOf<typeof FollowLoading>[], breaksAfter: new Set<number>() };

@Controller()
class Loadings {
  @Streams(FollowLoading)
  async *follow(asked: RequestOf<typeof FollowLoading>): AsyncGenerator<z.infer<typeof percent>> {
    loading.asked.push(asked);
    if (asked.loadingId === 'none') throw AppError.of('ENTRY_NOT_FOUND');
    for (let reached = asked.after + 25; reached <= 100; reached += 25) {
      yield { percent: reached };
      if (asked.loadingId === 'failing') throw AppError.of('PROVIDER_FAILED');
      if (loading.breaksAfter.delete(reached)) throw AppError.of('STREAM_INTERRUPTED');
    }
  }
}

@Module({ imports: [FakeJournalSearchModule], controllers: [Loadings] })
class LoadingsModule {}

let gateway: Gateway;
let service: RunningService;
let server: FastifyInstance;
let authorization: string;
const readerId = documentId();

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  service = await startService('journal', LoadingsModule, [], gateway.environment);
  authorization = `Bearer ${await issuer.issue({ userId: readerId })}`;
  server = fastify();
  server.setErrorHandler((error, request, reply) => answerError(toAppError(error), request, reply));
  await gateway.app.get(ApiRoutes).register(server, [], [], [followLoadingRoute]);
});
afterAll(async () => {
  await server.close();
  await service.stop();
  await gateway.stop();
});
beforeEach(() => {
  loading.asked = [];
});

const follow = (id: string, headers: Record<string, string> = {}) =>
  server.inject({
    url: `/api/loadings/${id}/events`,
    headers: { authorization, cookie: `wu_session=${COOKIE_OF_TOKENS}`, ...headers },
  });
const WHOLE = [25, 50, 75, 100].map((each) => `id: ${each}\ndata: {"percent":${each}}\n\n`);

describe('a route of events of any kind', () => {
  it('sends the events of a service to its reader, and ends with them', async () => {
    const response = await follow('one');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    expect(response.body).toBe(WHOLE.join(''));
  });

  it('continues after the last event that the client has', async () => {
    const response = await follow('one', { 'last-event-id': '50' });
    expect(response.body).toBe(WHOLE.slice(2).join(''));
  });

  it('continues without a gap when a replica disconnects', async () => {
    loading.breaksAfter = new Set([25, 75]);
    expect((await follow('one')).body).toBe(WHOLE.join(''));
    expect(loading.asked.map(({ after }) => after)).toEqual([0, 25, 75]);
  });

  it('refuses before the first event like any route', async () => {
    expect((await follow('none')).statusCode).toBe(404);
    const visitor = await server.inject({ url: '/api/loadings/one/events' });
    expect(visitor.statusCode).toBe(401);
  });

  it('reports a later failure in an event without an id', async () => {
    const response = await follow('failing', { 'accept-language': 'es' });
    expect(response.body).toBe(
      `${WHOLE[0]}data: ${JSON.stringify({
        type: 'error',
        code: 'PROVIDER_FAILED',
        message: 'El modelo de IA no pudo responder. Inténtalo de nuevo.',
        error: 'El modelo de IA no pudo responder. Inténtalo de nuevo.',
      })}\n\n`,
    );
  });
});

describe('a route with parts of several services', () => {
  const search = (query: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/api/search?${query}`, headers });
  const asReader = async (query: string) =>
    search(query, { authorization, cookie: `wu_session=${COOKIE_OF_TOKENS}` });
  const dataOf = async (query: string) =>
    (await asReader(query)).json<{ data: SearchEverythingAnswer }>().data;

  it('answers with the parts that are there, and names those that are not', async () => {
    const response = await asReader('q=grace');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      success: true,
      data: { totals: { journal: 3 }, partial: ['scripture', 'magazine', 'chats'], next: null },
    });
  });

  it('sends only the id of its own reader, and pages through the results in one order', async () => {
    searches.length = 0;
    const first = await dataOf('q=grace&in=journal&limit=2&userId=0123456789abcdef01234567');
    expect(first.results.map(({ id }) => id)).toEqual(['better', 'also-good']);
    const second = await dataOf(`q=grace&in=journal&limit=2&cursor=${first.next}`);
    expect(second.results.map(({ id }) => id)).toEqual(['good']);
    expect(second.next).toBeNull();
    expect(new Set(searches.map(({ userId }) => userId))).toEqual(new Set([readerId]));
  });

  it('fails only if no part is there', async () => {
    expect((await asReader('q=grace&in=chats')).json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('refuses to visitors what needs an account', async () => {
    const response = await search('q=grace&in=scripture,journal');
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([401, 'NOT_AUTHENTICATED']);
    searches.length = 0;
    await search('q=grace');
    expect(searches).toEqual([]);
  });

  it.each([
    ['no words', 'q='],
    ['only spaces', 'q=%20%20'],
    ['ten kilobytes', `q=${'grace '.repeat(1_700)}`],
    ['an unknown source', 'q=grace&in=journal,secrets'],
    ['no source', 'q=grace&in=,'],
    ['a bad day', 'q=grace&from=yesterday'],
    ['a cursor that is none', 'q=grace&cursor=%24where'],
    ['too many results', 'q=grace&limit=5000'],
    ['two questions', 'q=grace&q=mercy'],
    ['an operator', 'q[$ne]=1'],
  ])('refuses %s with a registered error', async (_, query) => {
    const response = await asReader(query);
    expect([response.statusCode, response.json<{ success: boolean }>().success]).toEqual([400, false]);
    expect(response.json<{ code: string }>().code).toMatch(/^[A-Z_]+$/);
  });
});
