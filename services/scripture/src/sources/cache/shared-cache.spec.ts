import { TextSourceError } from '../../translations/text-source-error.js';
import type { CacheEntry, CacheStore } from './cache-store.js';
import { SharedCache, type Wanted } from './shared-cache.js';

const DAY = 86_400_000;

/** An unavailable store, as in a process without Redis. */
const AWAY: CacheStore = {
  find: () => Promise.resolve({ away: true }),
  put: () => Promise.reject(new Error('nothing can be kept')),
  putFailure: () => Promise.reject(new Error('nothing can be kept')),
  lock: () => Promise.resolve('mine'),
  unlock: () => Promise.resolve(),
};

/** A store with one entry. */
const holding = (entry: CacheEntry): CacheStore => ({ ...AWAY, find: () => Promise.resolve({ entry }) });

function cacheWith(store: CacheStore) {
  let now = 0;
  let made = 0;
  let failing = false;
  const cache = new SharedCache(store, { now: () => new Date(now) }, 1_000);
  const wanted: Wanted<string> = {
    key: 'chapter',
    lifetimeMs: () => 7 * DAY,
    make: () => {
      made += 1;
      return failing
        ? Promise.reject(new TextSourceError('unreachable', 'invented'))
        : Promise.resolve(`words ${made}`);
    },
  };
  return {
    get: (more: Partial<Wanted<string>> = {}) => cache.get({ ...wanted, ...more }),
    made: () => made,
    pass: (ms: number) => (now += ms),
    fail: () => (failing = true),
  };
}

describe('SharedCache', () => {
  it('returns a value from memory for its lifetime, and fetches it again after that', async () => {
    const { get, pass } = cacheWith(AWAY);
    expect([await get(), await get()]).toEqual(['words 1', 'words 1']);
    pass(7 * DAY - 1);
    expect(await get()).toBe('words 1');
    pass(1);
    expect(await get()).toBe('words 2');
  });

  it('fetches a value once for all concurrent callers', async () => {
    const { get, made } = cacheWith(AWAY);
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get())))).toEqual(new Set(['words 1']));
    expect(made()).toBe(1);
  });

  it('returns a value that another replica has fetched', async () => {
    const { get, made } = cacheWith(holding({ goodUntil: DAY, servesUntil: DAY, value: 'their words' }));
    expect(await get()).toBe('their words');
    expect(made()).toBe(0);
  });

  it('returns an expired value if a fetch fails, but only for its stale lifetime', async () => {
    const { get, pass, fail } = cacheWith(AWAY);
    await get({ failureLifetimeMs: DAY });
    fail();
    pass(7 * DAY);
    expect(await get({ failureLifetimeMs: DAY })).toBe('words 1');
    pass(DAY);
    await expect(get({ failureLifetimeMs: DAY })).rejects.toBeInstanceOf(TextSourceError);
  });

  it('fetches again after a failure', async () => {
    const { get, made, fail } = cacheWith(AWAY);
    fail();
    await expect(get()).rejects.toMatchObject({ problem: 'unreachable' });
    await expect(get()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(made()).toBe(2);
  });
});
