import { Controller, Module } from '@nestjs/common';
import {
  CatalogueError,
  FollowAnswer,
  GetAllowance,
  WriteAnswer,
  WriteWholeAnswer,
  type Allowance,
  type ChunkOf,
  type Payer,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { DAILY_LIMITS, NO_AMOUNTS } from '@word-unfolded/domain';
import { Handles, startService, Streams, type RunningService } from '@word-unfolded/service-kit';
import { auth } from './auth-stand-in.js';
import { Browser, errorOf } from './browser.js';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { TokenIssuer } from './token-issuer.js';

const WRITER = { kind: 'study-engine', name: 'Study engine' } as const;
const END = { type: 'complete', fullContent: 'Peace', writer: WRITER, tokens: 5, stopped: false } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Who was asked for, in order. */
const payers: Payer[] = [];

/** Answers as the ai service does; whoever asks "more" has used up the day. */
@Controller()
class AnswersStandIn {
  @Streams(WriteAnswer)
  async *write({
    answerId,
    task,
  }: RequestOf<typeof WriteAnswer>): AsyncGenerator<ChunkOf<typeof WriteAnswer>> {
    refuseMore(task);
    yield { answerId, place: 1, event: END };
  }

  @Streams(FollowAnswer)
  async *follow({ answerId }: RequestOf<typeof FollowAnswer>): AsyncGenerator<ChunkOf<typeof FollowAnswer>> {
    yield { answerId, place: 1, event: END };
  }

  @Handles(WriteWholeAnswer)
  async whole({
    answerId,
    task,
  }: RequestOf<typeof WriteWholeAnswer>): Promise<ResponseOf<typeof WriteWholeAnswer>> {
    refuseMore(task);
    return { answerId, end: END };
  }
}

function refuseMore(task: RequestOf<typeof WriteAnswer>['task']): void {
  if (task.kind !== 'chat' || task.question !== 'more') return;
  throw CatalogueError.with('LIMIT_REACHED', {}, { fields: { retryAfter: 3_600, resetAt: inAnHour() } });
}

/** Answers as the usage service does. */
@Controller()
class AllowanceStandIn {
  @Handles(GetAllowance)
  async allowance({ payer }: RequestOf<typeof GetAllowance>): Promise<Allowance> {
    payers.push(payer);
    const used = { ...NO_AMOUNTS, tokens: 1_200, requests: 30 };
    return { tier: 'free', limits: DAILY_LIMITS.free, used, resetsAt: inAnHour(), limited: true };
  }
}

@Module({ controllers: [AnswersStandIn] })
class AnswersModule {}

@Module({ controllers: [AllowanceStandIn] })
class AllowanceModule {}

let gateway: Gateway;
let answers: RunningService;
let usage: RunningService | undefined;
let browser: Browser;
let token: string;

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  answers = await startService('ai', AnswersModule, [], gateway.environment);
  usage = await startService('usage', AllowanceModule, [], gateway.environment);
  token = await issuer.issue();
});
afterAll(async () => {
  await Promise.all([gateway.stop(), answers.stop(), usage?.stop()]);
});
beforeEach(() => {
  browser = new Browser(gateway.origin);
  payers.length = 0;
});

const ask = (path: string, question: string, more: { readonly token?: string } = {}) =>
  browser.send('POST', path, { body: { question }, ...more });

const PATHS = ['/api/ai/chat', '/api/ai/chat/stream'];

describe.each(PATHS)('the headers of %s', (path) => {
  it('say what the day allows and what is left of it', async () => {
    const response = await ask(path, 'Who was Ruth?', { token });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-limit-tokens': '10000',
      'x-limit-tokens-remaining': '8800',
      'x-limit-requests': '20',
      'x-limit-requests-remaining': '0',
      'x-limit-reset': expect.stringMatching(/^3(600|599|59\d)$/),
    });
    expect(payers).toMatchObject([{ kind: 'reader', tier: 'free' }]);
  });

  it('are those of a visitor’s network', async () => {
    expect((await ask(path, 'Who was Ruth?')).headers.get('x-limit-requests')).toBe('20');
    expect(payers).toMatchObject([{ kind: 'visitor', address: '127.0.0.1' }]);
  });

  it('are not of an answer that is refused: its body and Retry-After say when', async () => {
    const response = await ask(path, 'more', { token });
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(await errorOf(response)).toMatchObject({
      status: 429,
      code: 'LIMIT_REACHED',
      retryAfter: 3_600,
      resetAt: expect.any(String),
    });
  });
});

describe('what is left', () => {
  it('is told to who asks nothing else, also to a visitor whose browser has never been here', async () => {
    const response = await fetch(`${gateway.origin}/api/usage/limits`);
    expect(await response.json()).toMatchObject({ success: true, data: { used: { requests: 30 } } });
    await browser.send('GET', '/api/usage/limits', { token });
    expect(payers).toMatchObject([{ kind: 'visitor', address: '127.0.0.1' }, { kind: 'reader' }]);
  });
});

describe('an answer', () => {
  it('is given without these headers when nobody knows what is left', async () => {
    await usage?.stop();
    usage = undefined;
    for (const path of PATHS) {
      const response = await ask(path, 'Who was Ruth?', { token });
      expect([response.status, response.headers.get('x-limit-tokens')]).toEqual([200, null]);
    }
  });
});
