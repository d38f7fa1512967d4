import { verseId } from '@word-unfolded/scripture-ref';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { HelloaoSource } from '../../src/sources/helloao/helloao.source.js';
import { openHelloao, openRedis, SetClock } from './helloao-fixture.js';
import { FakeHelloao, type Behaviour } from './fake-helloao.js';

const DAY = 86_400_000;
const john = { first: verseId('John', 3, 16), last: verseId('John', 3, 16) };
const words = async (source: HelloaoSource, id = 'BSB', range = john) =>
  (await source.verses(id, range, 400)).map(({ text }) => text);
const WORDS = ['He said, “Words of JHN 3:16.” They heard, and went. It was late.'];
const ofChapters = (fake: FakeHelloao) => fake.requests.filter((path) => path.includes('/'));

let fake: FakeHelloao;
let url: string;
let redis: Redis;
let environment: ReturnType<typeof suiteEnvironment>;

beforeEach(async () => {
  environment = suiteEnvironment();
  redis = openRedis(environment);
  fake = new FakeHelloao();
  url = await fake.start();
});
afterEach(async () => {
  await redis.quit();
  await fake.stop();
});

async function replica(
  options: Parameters<typeof openHelloao>[2] = {},
  line = redis,
): Promise<HelloaoSource> {
  const source = openHelloao(line, url, options);
  await source.refresh();
  return source;
}

describe('the translations of the Free Use Bible API', () => {
  it('are the seven of the specification, each with its origin', async () => {
    const held = await (await replica()).translations();
    expect(held.map(({ id }) => id)).toEqual([
      ...['BSB', 'ENGWEBP', 'eng_webu', 'eng_t4t', 'spa_r09', 'spa_pdt', 'spa_vbl'],
    ]);
    expect(held[0]).toEqual({
      id: 'BSB',
      edition: `BSB, ${new URL(url).host}`,
      verseCount: 31_086,
      online: true,
    });
  });

  it('are requested once an hour by all replicas together', async () => {
    const clock = new SetClock();
    const replicas = [await replica({ clock }), await replica({ clock }), await replica({ clock })];
    await Promise.all(replicas.map((each) => each.refresh()));
    expect(fake.requests).toEqual(['available_translations.json']);
    clock.pass(3_600_000);
    await Promise.all(replicas.map((each) => each.refresh()));
    expect(fake.requests).toHaveLength(2);
  });

  it('are read under another id if the listing has one, and fetched again when their version changes', async () => {
    const clock = new SetClock();
    const source = await replica({ clock });
    expect(await words(source)).toEqual(WORDS);
    fake.listing = fake.listing.map((each) =>
      each.id === 'BSB' ? { ...each, id: 'eng_bsb', totalNumberOfVerses: 31_087 } : each,
    );
    clock.pass(3_600_000);
    await source.refresh();
    expect(await words(source)).toEqual(WORDS);
    expect(ofChapters(fake)).toEqual(['BSB/JHN/3.json', 'eng_bsb/JHN/3.json']);
  });

  it('are known to a replica that starts while the source is down', async () => {
    const clock = new SetClock();
    await words(await replica({ clock }));
    clock.pass(2 * DAY);
    fake.behaviour = () => 503;
    const late = await replica({ clock });
    expect(await late.translations()).toHaveLength(7);
    expect(await words(late)).toEqual(WORDS);
  });

  it('are empty if the source could never be reached', async () => {
    await fake.stop();
    const source = openHelloao(redis, url);
    await expect(source.refresh()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(await source.translations()).toEqual([]);
    expect(await source.numbering('BSB')).toBeUndefined();
    expect(await source.verses('BSB', john, 1)).toEqual([]);
  });
});

describe('a chapter of the Free Use Bible API', () => {
  it('is fetched once, however many readers of one process request it', async () => {
    const source = await replica();
    fake.hold();
    const reading = Promise.all(Array.from({ length: 100 }, () => words(source)));
    await until('the chapter is asked for', () => ofChapters(fake).length > 0);
    fake.release();
    expect(new Set((await reading).flat())).toEqual(new Set(WORDS));
    expect(ofChapters(fake)).toEqual(['BSB/JHN/3.json']);
  });

  it('is fetched once, however many replicas request it at the same time', async () => {
    const replicas = await Promise.all(Array.from({ length: 5 }, () => replica()));
    fake.hold();
    const reading = Promise.all(replicas.flatMap((each) => [words(each), words(each)]));
    await until('the chapter is asked for', () => ofChapters(fake).length > 0);
    fake.release();
    expect(new Set((await reading).flat())).toEqual(new Set(WORDS));
    expect(ofChapters(fake)).toEqual(['BSB/JHN/3.json']);
  });

  it('fails once for all concurrent requests', async () => {
    const replicas = await Promise.all(Array.from({ length: 4 }, () => replica()));
    fake.behaviour = () => 500;
    fake.hold();
    const reading = Promise.allSettled(replicas.map((each) => words(each)));
    await until('the chapter is asked for', () => ofChapters(fake).length > 0);
    fake.release();
    const outcomes = await reading;
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ofChapters(fake)).toEqual(['BSB/JHN/3.json']);
  });

  it('is fetched by another replica if the one that is fetching it is killed', async () => {
    const lock = 'scripture:helloao:1:*:BSB:*:JHN.3';
    const source = await replica();
    await words(source);
    const prefix = `${environment.SUBJECT_PREFIX}:`;
    const [key] = (await redis.keys(prefix + lock)).map((each) => each.slice(prefix.length));
    await redis.del(key!);
    await redis.set(`${key}:lock`, 'of one that was killed', 'PX', 1_000);
    const other = await replica();
    expect(await words(other)).toEqual(WORDS);
  });

  it('is cached in Redis for seven days', async () => {
    await words(await replica());
    const keys = await redis.keys(`${environment.SUBJECT_PREFIX}:scripture:helloao:*JHN.3`);
    expect(keys).toHaveLength(1);
    const left = await redis.pttl(keys[0]!.slice(environment.SUBJECT_PREFIX!.length + 1));
    expect(left).toBeGreaterThan(7 * DAY - 60_000);
    expect(left).toBeLessThanOrEqual(7 * DAY);
  });

  it('is fetched again if the cached value in Redis is not a chapter', async () => {
    const source = await replica();
    await words(source);
    const prefix = `${environment.SUBJECT_PREFIX}:`;
    const [key] = await redis.keys(`${prefix}scripture:helloao:*JHN.3`);
    await redis.set(key!.slice(prefix.length), '{"half', 'PX', 60_000);
    expect(await words(await replica())).toEqual(WORDS);
    expect(ofChapters(fake)).toHaveLength(2);
  });

  it('is fetched without Redis too', async () => {
    const away = openRedis(environment);
    away.disconnect();
    const source = await replica({}, away);
    expect(await words(source)).toEqual(WORDS);
    expect(await words(source)).toEqual(WORDS);
    expect(ofChapters(fake)).toHaveLength(1);
  });

  it('has verses without text if it does not exist', async () => {
    const source = await replica();
    fake.behaviour = (path) => (path.includes('/') ? 404 : 'well');
    const [verse] = await source.verses('BSB', john, 1);
    expect(verse).toMatchObject({ omitted: true, omission: 'not-supplied', number: 16 });
  });

  it('is returned completely if it is longer than its numbering', async () => {
    const source = await replica();
    const all = { first: verseId('3John', 1, 1), last: verseId('3John', 1, 14) };
    expect((await source.verses('eng_t4t', all, 400)).at(-1)).toMatchObject({ number: 15 });
    const part = { ...all, last: verseId('3John', 1, 13) };
    expect((await source.verses('eng_t4t', part, 400)).at(-1)).toMatchObject({ number: 13 });
  });

  it('is not fetched for a range whose first verses are enough', async () => {
    const source = await replica();
    await source.verses('BSB', { first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) }, 60);
    expect(ofChapters(fake)).toEqual(['BSB/GEN/1.json', 'BSB/GEN/2.json', 'BSB/GEN/3.json']);
  });
});

describe('a failing source', () => {
  it.each<[Behaviour, string]>([
    ['never', 'unreachable'],
    ['cut', 'unreachable'],
    [500, 'refused'],
    [429, 'refused'],
    ['half', 'unreadable'],
    ['other-form', 'unreadable'],
  ])('with %s is reported as %s', async (behaviour, problem) => {
    await replica(); // finds the listing in the cache, so no replica has to request it
    const source = await replica(behaviour === 'never' ? { timeoutMs: 300 } : {});
    fake.behaviour = () => behaviour;
    await expect(words(source)).rejects.toMatchObject({ name: 'TextSourceError', problem });
  });

  it('that returns another chapter than the requested one is reported as unreadable', async () => {
    const source = await replica();
    fake.redirect = (path) => path.replace('JHN/3', 'JHN/4');
    await expect(words(source)).rejects.toMatchObject({ problem: 'unreadable' });
  });

  it('gets no requests for a while, and is used again when it recovers', async () => {
    const clock = new SetClock();
    const source = await replica({ clock });
    fake.behaviour = () => 'cut';
    const genesis = (chapter: number) => ({
      first: verseId('Gen', chapter, 1),
      last: verseId('Gen', chapter, 1),
    });
    for (let chapter = 1; chapter <= 20; chapter += 1)
      await expect(words(source, 'BSB', genesis(chapter))).rejects.toMatchObject({ problem: 'unreachable' });
    expect(new Set(ofChapters(fake))).toEqual(new Set(['BSB/GEN/1.json']));
    fake.behaviour = () => 'well';
    clock.pass(1_000);
    expect(await words(source, 'BSB', genesis(21))).toEqual(['Words of GEN 21:1; and more.']);
  });
});
