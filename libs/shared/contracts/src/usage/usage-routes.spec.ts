import { getUsageHistoryRoute } from './get-usage-analytics.js';
import { logEventRoute, logFeatureUsageRoute } from './log-activity.js';
import { usageRoutes } from './usage-routes.js';

const refuses = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  !schema.safeParse(value).success;

describe('the history of usage', () => {
  it('is that of an account or of all accounts, and of nothing else', () => {
    const params = getUsageHistoryRoute.params!;
    expect(params.parse({ userId: 'a'.repeat(24) })).toEqual({ userId: 'a'.repeat(24) });
    expect(params.parse({ userId: 'all' })).toEqual({ userId: 'all' });
    for (const userId of ['', 'ALL', 'a'.repeat(23), '../all', { $gt: '' }])
      expect(refuses(params, { userId })).toBe(true);
  });
});

describe('an activity that a page logs', () => {
  it('is a name with a few numbers and names', () => {
    const feature = {
      featureName: 'text-to-speech',
      seconds: 12.5,
      finished: true,
      voice: 'browser',
      at: null,
    };
    expect(logFeatureUsageRoute.body!.parse(feature)).toEqual(feature);
    expect(logEventRoute.body!.parse({ eventName: 'page.opened' })).toEqual({
      eventName: 'page.opened',
      properties: {},
    });
  });

  it.each([
    ['a text that a person wrote', { featureName: 'notes', note: 'I feel that nobody hears me' }],
    ['an address', { featureName: 'notes', who: 'ruth@example.org' }],
    ['a long name', { featureName: 'x'.repeat(61) }],
    ['a nested value', { featureName: 'notes', more: { text: 'x' } }],
    ['a malformed field name', { featureName: 'notes', $where: 1 }],
    [
      'very much',
      Object.fromEntries([['featureName', 'x'], ...Array.from({ length: 30 }, (_, i) => [`p${i}`, i])]),
    ],
  ])('is not %s', (_, body) => {
    expect(refuses(logFeatureUsageRoute.body!, body)).toBe(true);
    const { featureName, ...properties } = body as { featureName: string };
    expect(refuses(logEventRoute.body!, { eventName: featureName, properties })).toBe(true);
  });
});

describe('the routes of limits', () => {
  it('are open to readers, the remaining amounts also to visitors, and the totals to administrators only', () => {
    const gateOf = (route: string) => {
      if (route === 'GET /api/usage/limits') return 'reader-or-visitor';
      return route.includes('/admin/') ? { tier: 'admin' } : 'signed-in';
    };
    const gates = usageRoutes.map(({ method, path, gate }) => ({ route: `${method} ${path}`, gate }));
    for (const { route, gate } of gates) expect({ route, gate }).toEqual({ route, gate: gateOf(route) });
  });
});
