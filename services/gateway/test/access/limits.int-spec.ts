import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  FollowAnswer,
  GetAllowance,
  WriteAnswer,
  WriteWholeAnswer,
  type Allowance,
  type ChunkOf,
  type MeteredSubject,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { DAILY_LIMITS, NO_AMOUNTS } from '@word-unfolded/domain';
import { Handles, startService, Streams, type RunningService } from '@word-unfolded/service-kit';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { TokenIssuer } from '../fixtures/token-issuer.js';

const WRITER = { kind: 'study-engine', name: 'Study engine' } as const;
const END = { type: 'complete', fullContent: 'Peace', writer: WRITER, tokens: 5, stopped: false } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** The subjects of the limits that were requested, in order. */
const subjects: MeteredSubject[] = [];

/** A fake ai service; a caller who asks "more" has used up the day. */
@Controller()
class FakeAnswers {
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
  throw AppError.with('LIMIT_REACHED', {}, { fields: { retryAfter: 3_600, resetAt: inAnHour() } });
}

/** A fake usage service. */
@Controller()
class FakeAllowance {
  @Handles(GetAllowance)
  async allowance({ subject }: RequestOf<typeof GetAllowance>): Promise<Allowance> {
    subjects.push(subject);
    const used = { ...NO_AMOUNTS, tokens: 1_200, requests: 30 };
    return { tier: 'free', limits: DAILY_LIMITS.free, used, resetsAt: inAnHour(), limited: true };
  }
}

@Module({ controllers: [FakeAnswers] })
class AnswersModule {}

@Module({ controllers: [FakeAllowance] })
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
  subjects.length = 0;
});

const ask = (path: string, question: string, more: { readonly token?: string } = {}) =>
  browser.send('POST', path, { body: { question }, ...more });

const PATHS = ['/api/ai/chat', '/api/ai/chat/stream'];

describe.each(PATHS)('the headers of %s', (path) => {
  it('state the limits of the day and the rest of them', async () => {
    const response = await ask(path, 'Who was Ruth?', { token });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-limit-tokens': '10000',
      'x-limit-tokens-remaining': '8800',
      'x-limit-requests': '20',
      'x-limit-requests-remaining': '0',
      'x-limit-reset': expect.stringMatching(/^3(600|599|59\d)$/),
    });
    expect(subjects).toMatchObject([{ kind: 'reader', tier: 'free' }]);
  });

  it('are those of a visitor’s network', async () => {
    expect((await ask(path, 'Who was Ruth?')).headers.get('x-limit-requests')).toBe('20');
    expect(subjects).toMatchObject([{ kind: 'visitor', address: '127.0.0.1' }]);
  });

  it('are absent from a refused response: its body and Retry-After say when to retry', async () => {
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

describe('the remaining limits', () => {
  it('are available without another request, also for a visitor with a new browser', async () => {
    const response = await fetch(`${gateway.origin}/api/usage/limits`);
    expect(await response.json()).toMatchObject({ success: true, data: { used: { requests: 30 } } });
    await browser.send('GET', '/api/usage/limits', { token });
    expect(subjects).toMatchObject([{ kind: 'visitor', address: '127.0.0.1' }, { kind: 'reader' }]);
  });
});

describe('an answer', () => {
  it('is sent without these headers when the remaining limits are unknown', async () => {
    await usage?.stop();
    usage = undefined;
    for (const path of PATHS) {
      const response = await ask(path, 'Who was Ruth?', { token });
      expect([response.status, response.headers.get('x-limit-tokens')]).toEqual([200, null]);
    }
  });
});
