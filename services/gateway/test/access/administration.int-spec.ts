import { EVENT_ROUTES, feedbackRoute, ROUTES } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import { Browser, errorOf } from '../fixtures/browser.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import type { StackReader } from '../journal/stack-reader.js';

const NOBODY = '0'.repeat(24);

let stack: ServiceStack;
let boaz: StackReader;
let ana: StackReader;
beforeAll(async () => {
  stack = await ServiceStack.start({ service: 'usage' });
  boaz = await stack.reader({ role: 'admin' });
  ana = await stack.reader({ tier: 'beta' });
}, 120_000);
afterAll(() => stack.stop(), 60_000);

function ask(
  { browser, token }: StackReader,
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const sent = { token, ...(body !== undefined && { body }), ...(signal && { signal }) };
  return method === 'GET' ? browser.get(path, sent) : browser.send(method, path, sent);
}

/** The data of a response. @throws Error if it is an error */
async function dataOf<Data>(response: Response): Promise<Data> {
  const { data, code } = (await response.json()) as { data: Data; code?: string };
  if (code !== undefined) throw new Error(`${response.url}: ${code}`);
  return data;
}

const isForAdministrators = ({ gate }: { readonly gate: unknown }) =>
  typeof gate === 'object' && gate !== null && 'tier' in gate && gate.tier === 'admin';

describe('every address of administrators', () => {
  const addresses = [...ROUTES, ...EVENT_ROUTES]
    .filter(isForAdministrators)
    .map(
      ({ method, path }) => [method, path.replace(/\{queue\}/, 'mail').replace(/\{\w+\}/g, NOBODY)] as const,
    );

  it.each(addresses)('%s %s is closed to visitors, and to readers below', async (method, path) => {
    const visitor = new Browser(stack.gateway.origin);
    const asked = method === 'GET' ? await visitor.get(path) : await visitor.send(method, path, { body: {} });
    expect((await errorOf(asked)).status).toBe(401);
    const refused = await errorOf(await ask(ana, method, path, method === 'GET' ? undefined : {}));
    expect(refused).toMatchObject({ status: 403, code: 'TIER_REQUIRED', requiredTier: 'admin' });
  });
});

describe('the pages of administrators', () => {
  it('see the figures of what readers do', async () => {
    await ask(ana, 'POST', '/api/log-event', { eventName: 'page.opened', properties: { page: 'study' } });
    const listed = await until('the event is counted', async () => {
      const data: { events: { userId: string }[]; names: { name: string }[] } = await dataOf(
        await ask(boaz, 'GET', '/api/admin/events?name=page.opened'),
      );
      return data.names.length > 0 && data;
    });
    expect(listed.events).toMatchObject([
      { userId: ana.id, name: 'page.opened', properties: { page: 'study' } },
    ]);
    const kpis: { services: unknown; readers: unknown } = await dataOf(await ask(boaz, 'GET', '/api/kpis'));
    expect(kpis.services).toContainEqual({ name: 'usage', ready: true });
    for (const path of [
      '/api/admin/analytics?period=year',
      '/api/usage/admin/aggregate?period=quarter',
      '/api/usage/admin/limits',
      '/api/usage/history/all',
      `/api/admin/users/${ana.id}/usage`,
    ])
      expect((await ask(boaz, 'GET', path)).status).toBe(200);
    const csv = await ask(boaz, 'GET', '/api/admin/analytics/growth/csv?period=week');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="growth .*\.csv"$/);
    expect((await csv.text()).split('\r\n')).toHaveLength(9);
  });

  it('hear of new events as they come', async () => {
    const line = new AbortController();
    const live = await ask(boaz, 'GET', '/api/admin/events/live', undefined, line.signal);
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const reading = (async () => {
      for (;;) text += (await reader.read()).value ?? '';
    })().catch(() => undefined);
    await ask(ana, 'POST', '/api/log-event', { eventName: 'passage.copied', properties: {} });
    await until('it comes', () => text.includes('passage.copied'));
    expect(text).toMatch(/id: [0-9a-f]{24}\ndata: /);
    line.abort();
    await reading;
  });

  it.each([
    ['/api/admin/analytics?startDate=2026-02-02&endDate=2026-02-01', 'PERIOD_REVERSED'],
    ['/api/usage/admin/aggregate?startDate=1900-01-01', 'PERIOD_TOO_LONG'],
    ['/api/admin/analytics?period=century', 'VALIDATION_FAILED'],
    ['/api/admin/analytics/salaries/csv', 'VALIDATION_FAILED'],
    ['/api/admin/events?limit=1000000000', 'VALIDATION_FAILED'],
    ['/api/admin/events?from=2026-02-02T00:00:00Z&to=2026-02-01T00:00:00Z', 'PERIOD_REVERSED'],
    ['/api/admin/events?name[$ne]=x', 'VALIDATION_FAILED'],
    ['/api/admin/users?limit=1000000000', 'VALIDATION_FAILED'],
    ['/api/admin/users?status=dead', 'VALIDATION_FAILED'],
    ['/api/admin/users/everyone', 'VALIDATION_FAILED'],
    ['/api/admin/messages?after=x', 'VALIDATION_FAILED'],
    [`/api/admin/messages/${NOBODY}/screenshot`, 'READER_MESSAGE_NOT_FOUND'],
  ])('get an error that says what is wrong with %s', async (path, code) => {
    expect((await errorOf(await ask(boaz, 'GET', path))).code).toBe(code);
  });

  it('take no names with scripts and no properties of a megabyte', async () => {
    const bad = [
      { eventName: '<script>alert(1)</script>' },
      { eventName: 'x', properties: { text: 'x'.repeat(900_000) } },
      {
        eventName: 'x',
        properties: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, at])),
      },
      { eventName: 'x', properties: { nested: { $gt: 1 } } },
    ];
    for (const body of bad) expect((await ask(ana, 'POST', '/api/log-event', body)).status).toBe(400);
    const huge = { eventName: 'x', properties: { text: 'x'.repeat(1_100_000) } };
    expect((await ask(ana, 'POST', '/api/log-event', huge)).status).toBe(413);
  });
});

describe('usage', () => {
  it('of a reader has what the four tabs of the page show, and is open to that reader only', async () => {
    const analytics: Record<string, unknown> = await dataOf(await ask(ana, 'GET', '/api/usage/analytics'));
    expect(analytics).toMatchObject({
      tier: 'beta',
      overallMetrics: {
        tokens: { used: 0, limit: 200_000, percent: 0 },
        tts: { limit: 80_000 },
        voice: { limit: 30 },
      },
      featureBreakdown: [],
      warnings: { tokens: false, requests: false, images: false, tts: false, voice: false },
    });
    expect(analytics['tierComparison']).toHaveLength(5);
    expect(await dataOf(await ask(ana, 'GET', `/api/usage/history/${ana.id}`))).toEqual([]);
    for (const other of [boaz.id, 'all', NOBODY])
      expect(await errorOf(await ask(ana, 'GET', `/api/usage/history/${other}`))).toMatchObject({
        status: 403,
        code: 'UNAUTHORIZED',
      });
    expect(await dataOf(await ask(boaz, 'GET', `/api/usage/history/${NOBODY}`))).toEqual([]);
  });

  it('counts what was refused because of a limit, by route', async () => {
    const asked = Array.from({ length: 12 }, () =>
      ask(ana, 'POST', '/api/contact', { name: 'Ana', email: 'ana@example.org', message: 'Peace' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const limits = await until(
      'it is counted',
      async () => {
        const data: { refusals: { route: string; count: number }[] } = await dataOf(
          await ask(boaz, 'GET', '/api/admin/rate-limits'),
        );
        return data.refusals.length > 0 && data;
      },
      20_000,
    );
    expect(limits.refusals).toMatchObject([{ route: 'POST /api/contact', count: 2 }]);
  }, 30_000);
});

describe('feedback', () => {
  it('of a beta reader is stored with its picture, and shown to administrators', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const body = {
      subject: 'The map',
      message: 'It is good.',
      category: 'UI/UX',
      screenshot: `data:image/png;base64,${png.toString('base64')}`,
    };
    const sent = await ask(ana, 'POST', feedbackRoute.path, body);
    expect([sent.status, await dataOf(sent)]).toEqual([200, { received: true }]);
    const { messages }: { messages: { id: string; hasScreenshot: boolean }[] } = await dataOf(
      await ask(boaz, 'GET', '/api/admin/messages?kind=feedback'),
    );
    expect(messages).toMatchObject([{ subject: 'The map', hasScreenshot: true, userId: ana.id }]);
    const picture = await ask(boaz, 'GET', `/api/admin/messages/${messages[0]!.id}/screenshot`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
  });

  it('without a subject is refused, with the text of the error as msg too', async () => {
    const refused = await errorOf(await ask(ana, 'POST', feedbackRoute.path, { subject: ' ', message: 'x' }));
    const text = 'Subject and Message cannot be empty.';
    expect(refused).toMatchObject({ status: 400, code: 'FEEDBACK_INCOMPLETE', error: text, msg: text });
    const plus = await stack.reader({ tier: 'plus' });
    expect(
      await errorOf(await ask(plus, 'POST', feedbackRoute.path, { subject: 'x', message: 'x' })),
    ).toMatchObject({
      status: 403,
      requiredTier: 'beta',
    });
    const svg = { subject: 'x', message: 'x', screenshot: 'data:image/svg+xml;base64,PHN2Zz4=' };
    expect((await errorOf(await ask(ana, 'POST', feedbackRoute.path, svg))).code).toBe('SCREENSHOT_INVALID');
  });
});
