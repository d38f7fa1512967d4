import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  cancelJobOf,
  followJobOf,
  listJobsOf,
  type JobEvent,
  type JobOwner,
  type RequestOf,
} from '@word-unfolded/contracts';
import { startService, Streams, Handles, type RunningService } from '@word-unfolded/service-kit';
import { Browser, errorOf } from '../fixtures/browser.js';
import { auth } from '../fixtures/fake-auth.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { documentId, TokenIssuer } from '../fixtures/token-issuer.js';

type Followed = RequestOf<ReturnType<typeof followJobOf>>;

const JOB = `speech.${'a'.repeat(24)}`;

const jobs = {
  owner: undefined as JobOwner | undefined,
  asked: [] as Followed[],
  events: [] as JobEvent[],
  breaksAfter: Infinity,
  listed: [] as unknown[],
};

/** The jobs of the ai service, with one owner; the stream begins with the present state each time. */
@Controller()
class AiJobs {
  @Streams(followJobOf('ai'))
  async *follow(asked: Followed): AsyncGenerator<JobEvent> {
    jobs.asked.push(asked);
    this.assertOwner(asked);
    for (const [index, event] of jobs.events.entries()) {
      yield event;
      if (index + 1 === jobs.breaksAfter) {
        jobs.breaksAfter = Infinity;
        throw AppError.of('STREAM_INTERRUPTED');
      }
    }
  }

  @Handles(cancelJobOf('ai'))
  async cancel(asked: Followed): Promise<{ cancelled: boolean }> {
    this.assertOwner(asked);
    return { cancelled: true };
  }

  private assertOwner({ owner }: Followed): void {
    if (JSON.stringify(owner) !== JSON.stringify(jobs.owner)) throw AppError.of('JOB_NOT_FOUND');
  }
}

@Controller()
class AuthJobs {
  @Handles(listJobsOf('auth'))
  async list(asked: RequestOf<ReturnType<typeof listJobsOf>>) {
    jobs.listed.push(asked);
    const { page, limit } = asked;
    return {
      jobs: [],
      counts: { waiting: 0, running: 0, failed: 0 },
      pagination: { page, limit, total: 0, pages: 0 },
    };
  }
}

@Module({ controllers: [AiJobs] })
class AiJobsModule {}

@Module({ controllers: [AuthJobs] })
class AuthJobsModule {}

let gateway: Gateway;
let services: RunningService[];
let issuer: TokenIssuer;
let browser: Browser;

beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  services = [
    await startService('ai', AiJobsModule, [], gateway.environment),
    await startService('auth', AuthJobsModule, [], gateway.environment),
  ];
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await gateway.stop();
});
beforeEach(() => {
  browser = new Browser(gateway.origin);
  Object.assign(jobs, { asked: [], listed: [], breaksAfter: Infinity });
  jobs.events = [
    { type: 'queued', place: 1 },
    { type: 'progress', done: 1, total: 2 },
    { type: 'done', outcome: { voice: 'espeak-ng' } },
  ];
});

/** A signed-in owner of the job. */
async function owner(): Promise<string> {
  const userId = documentId();
  jobs.owner = { kind: 'reader', id: userId };
  return issuer.issue({ userId });
}

const EVENTS = `/api/jobs/${JOB}/events`;
const dataOf = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!));

describe('the events of a job', () => {
  it('tell its owner each state, with the text of a failure in their language', async () => {
    const token = await owner();
    expect(dataOf(await (await browser.get(EVENTS, { token })).text())).toEqual(jobs.events);
    jobs.events = [{ type: 'failed', code: 'SPEECH_TAKES_TOO_LONG' }];
    const spanish = await browser.get(EVENTS, { token, headers: { 'accept-language': 'es' } });
    expect(spanish.headers.get('content-type')).toContain('text/event-stream');
    const [failed] = dataOf(await spanish.text());
    expect(failed).toMatchObject({ type: 'failed', code: 'SPEECH_TAKES_TOO_LONG' });
    expect(failed.message).toContain('esto duraría más de 45 minutos');
  });

  it('continue when a replica disconnects', async () => {
    const token = await owner();
    jobs.breaksAfter = 1;
    const states = dataOf(await (await browser.get(EVENTS, { token })).text());
    expect(states.at(-1)).toEqual({ type: 'done', outcome: { voice: 'espeak-ng' } });
    expect(jobs.asked).toHaveLength(2);
  });

  it('are for the browser of a visitor who began it', async () => {
    await browser.csrf();
    const other = new Browser(gateway.origin);
    await other.csrf();
    jobs.owner = { kind: 'visitor', browser: browser.cookie('wu_csrf')! };
    expect((await browser.get(EVENTS)).status).toBe(200);
    for (const stranger of [other, new Browser(gateway.origin)])
      expect(await errorOf(await stranger.get(EVENTS))).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
  });

  it('are not found for other readers, unknown kinds of jobs, and what is no id', async () => {
    await owner();
    const token = await issuer.issue();
    expect((await browser.get(EVENTS, { token })).status).toBe(404);
    const unknown = await browser.get(`/api/jobs/dances.${'a'.repeat(24)}/events`, { token });
    expect(await errorOf(unknown)).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
    expect((await browser.get('/api/jobs/x/events', { token })).status).toBe(400);
    expect(jobs.asked).toHaveLength(1);
  });
});

describe('a job', () => {
  it('is cancelled by its owner only', async () => {
    const token = await owner();
    const response = await browser.send('DELETE', `/api/jobs/${JOB}`, { token });
    expect(await response.json()).toEqual({ success: true, data: { cancelled: true } });
    const other = await browser.send('DELETE', `/api/jobs/${JOB}`, { token: await issuer.issue() });
    expect(other.status).toBe(404);
  });

  it('is administered by administrators only, in the service of its queue', async () => {
    const path = '/api/admin/jobs?queue=mail&limit=5';
    const admin = await issuer.issue({ role: 'admin', tier: 'admin' });
    const response = await browser.get(path, { token: admin });
    expect(await response.json()).toMatchObject({ success: true, pagination: { page: 1, limit: 5 } });
    expect(jobs.listed).toEqual([{ queue: 'mail', state: 'failed', page: 1, limit: 5 }]);
    const reader = await browser.get(path, { token: await issuer.issue() });
    expect(await errorOf(reader)).toMatchObject({ status: 403, code: 'TIER_REQUIRED' });
    const unknown = await browser.get('/api/admin/jobs?queue=dances', { token: admin });
    expect(unknown.status).toBe(400);
  });
});
