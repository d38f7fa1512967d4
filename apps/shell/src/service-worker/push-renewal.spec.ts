/** @jest-environment node */
import { renewPush, type ChangedPush } from './push-renewal.js';

const OLD = 'https://push.test/old';
const KEYS = { p256dh: 'BAcH', auth: 'Bwc' };

const subscriptionAt = (endpoint: string, applicationServerKey: ArrayBuffer | null = null) =>
  ({
    ...{ endpoint, options: { applicationServerKey, userVisibleOnly: true } },
    toJSON: () => ({ endpoint, keys: KEYS }),
  }) as unknown as PushSubscription;

/** A browser whose server knows the session, unless told otherwise. */
function browser(answers: Readonly<Record<string, number>> = {}) {
  const calls: { readonly call: string; readonly body: unknown; readonly headers: Headers }[] = [];
  const subscribed: PushSubscriptionOptionsInit[] = [];
  const bodies: Readonly<Record<string, object>> = {
    '/api/csrf-token': { csrfToken: 'csrf' },
    '/api/auth/refresh': { data: { token: 'bearer' } },
    '/api/rhema/reminder': { data: { publicKey: 'BKey' } },
  };
  const device = {
    fetch: async (address: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      calls.push({ call: `${init.method ?? 'GET'} ${address}`, body, headers });
      return Response.json(bodies[address] ?? {}, { status: answers[address] ?? 200 });
    },
    pushManager: {
      subscribe: async (options: PushSubscriptionOptionsInit = {}) => {
        subscribed.push(options);
        return subscriptionAt('https://push.test/new');
      },
    },
    digest: async (content: ArrayBuffer) => content, // recognisable in the address
  };
  return { calls, subscribed, renew: (changed: ChangedPush) => renewPush(changed, device) };
}

describe('a push subscription that the browser has ended', () => {
  it('is replaced at the server, with the session of the reader', async () => {
    const { calls, subscribed, renew } = browser();
    const key = new Uint8Array([4, 7]).buffer;
    await renew({ oldSubscription: subscriptionAt(OLD, key) });
    const id = btoa(OLD).replace(/=+$/, '');
    expect(calls.map(({ call }) => call)).toEqual([
      ...['GET /api/csrf-token', 'POST /api/auth/refresh', 'POST /api/rhema/reminder/devices'],
      `DELETE /api/rhema/reminder/devices/${id}`,
    ]);
    const { body, headers } = calls[2]!;
    expect(body).toEqual({ endpoint: 'https://push.test/new', keys: KEYS });
    expect([headers.get('authorization'), headers.get('x-csrf-token')]).toEqual(['Bearer bearer', 'csrf']);
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: key }]);
  });

  it('is made with the key of the server when the browser has forgotten the old one', async () => {
    const { calls, subscribed, renew } = browser();
    await renew({ oldSubscription: null });
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BKey' }]);
    expect(calls.at(-1)!.call).toBe('POST /api/rhema/reminder/devices');
  });

  it('is not made again when the browser has made one itself', async () => {
    const { calls, subscribed, renew } = browser();
    await renew({ newSubscription: subscriptionAt('https://push.test/own') });
    expect(subscribed).toEqual([]);
    expect(calls.at(-1)!.body).toEqual({ endpoint: 'https://push.test/own', keys: KEYS });
  });

  it('stays ended for a reader who is signed out', async () => {
    const { calls, subscribed, renew } = browser({ '/api/auth/refresh': 401 });
    await renew({ oldSubscription: subscriptionAt(OLD) });
    expect(subscribed).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it('is an error while the server cannot store it', async () => {
    const { renew } = browser({ '/api/rhema/reminder/devices': 503 });
    await expect(renew({ oldSubscription: subscriptionAt(OLD) })).rejects.toThrow('503');
  });
});
