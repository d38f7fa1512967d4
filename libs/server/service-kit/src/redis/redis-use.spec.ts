import { RedisUse } from './redis-use.js';

const [OURS, NEXT, THEIRS] = ['o', 'n', 't'].map((letter) => letter.repeat(32)) as [string, string, string];
const NOON = Date.UTC(2026, 0, 1, 12);

/** As much of Redis as the check uses. Its clock stands at noon. */
function fakeRedis() {
  const stored = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(stored.get(key) ?? null),
    set: (key: string, value: string, condition?: 'NX') => {
      if (condition !== 'NX' || !stored.has(key)) stored.set(key, value);
      return Promise.resolve('OK');
    },
    time: () => Promise.resolve([NOON / 1_000, 0]),
  } as unknown as ConstructorParameters<typeof RedisUse>[0];
}

describe('the use of Redis', () => {
  it('is refused to a second installation with the same prefix, and not to the first', async () => {
    const redis = fakeRedis();
    expect(await new RedisUse(redis, OURS).problem(NOON)).toBeUndefined();
    expect(await new RedisUse(redis, THEIRS).problem(NOON)).toContain('another installation');
    expect(await new RedisUse(redis, OURS).problem(NOON)).toBeUndefined();
  });

  it('goes on while the secret of the services is changed step by step', async () => {
    const redis = fakeRedis();
    for (const secrets of [
      OURS,
      `${OURS},${NEXT}`,
      `${NEXT},${OURS}`,
      `${OURS},${NEXT}`,
      `${NEXT},${OURS}`,
      NEXT,
    ])
      expect(await new RedisUse(redis, secrets).problem(NOON)).toBeUndefined();
    expect(await new RedisUse(redis, OURS).problem(NOON)).toContain('another installation');
  });

  it.each([-86_400_000, 86_400_000])('is refused with a clock that is %d ms apart', async (apart) => {
    const use = new RedisUse(fakeRedis(), OURS);
    expect(await use.problem(NOON + apart)).toContain('differs from that of Redis by 86400 seconds');
    expect(await use.problem(NOON + 20_000)).toBeUndefined();
  });
});
