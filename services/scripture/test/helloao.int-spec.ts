import { verseId } from '@word-unfolded/scripture-ref';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { HelloaoSource } from '../src/sources/helloao/helloao.source.js';
import { openHelloao, openRedis, SetClock } from './helloao-fixture.js';
import { HelloaoStandIn, type Behaviour } from './helloao-stand-in.js';

const DAY = 86_400_000;
const john = { first: verseId('John', 3, 16), last: verseId('John', 3, 16) };
const words = async (source: HelloaoSource, id = 'BSB', range = john) =>
  (await source.verses(id, range, 400)).map(({ text }) => text);
const WORDS = ['He said, “Words of JHN 3:16.” They heard, and went. It was late.'];
const ofChapters = (standIn: HelloaoStandIn) => standIn.asked.filter((path) => path.includes('/'));

let standIn: HelloaoStandIn;
let url: string;
let redis: Redis;
let environment: ReturnType<typeof suiteEnvironment>;

beforeEach(async () => {
  environment = suiteEnvironment();
  redis = openRedis(environment);
  standIn = new HelloaoStandIn();
  url = await standIn.start();
});
afterEach(async () => {
  await redis.quit();
  await standIn.stop();
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
  it('are the seven of the specification, each with where it comes from', async () => {
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

  it('are asked for once an hour by all replicas together', async () => {
    const clock = new SetClock();
    const replicas = [await replica({ clock }), await replica({ clock }), await replica({ clock })];
    await Promise.all(replicas.map((each) => each.refresh()));
    expect(standIn.asked).toEqual(['available_translations.json']);
    clock.pass(3_600_000);
    await Promise.all(replicas.map((each) => each.refresh()));
    expect(standIn.asked).toHaveLength(2);
  });

  it('are read under another id when the listing has one, and anew when their version changes', async () => {
    const clock = new SetClock();
    const source = await replica({ clock });
    expect(await words(source)).toEqual(WORDS);
    standIn.listing = standIn.listing.map((each) =>
      each.id === 'BSB' ? { ...each, id: 'eng_bsb', totalNumberOfVerses: 31_087 } : each,
    );
    clock.pass(3_600_000);
    await source.refresh();
    expect(await words(source)).toEqual(WORDS);
    expect(ofChapters(standIn)).toEqual(['BSB/JHN/3.json', 'eng_bsb/JHN/3.json']);
  });

  it('stay known to a replica that starts while the source is away', async () => {
    const clock = new SetClock();
    await words(await replica({ clock }));
    clock.pass(2 * DAY);
    standIn.behaviour = () => 503;
    const late = await replica({ clock });
    expect(await late.translations()).toHaveLength(7);
    expect(await words(late)).toEqual(WORDS);
  });

  it('are none where the source has never been reached', async () => {
    await standIn.stop();
    const source = openHelloao(redis, url);
    await expect(source.refresh()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(await source.translations()).toEqual([]);
    expect(await source.numbering('BSB')).toBeUndefined();
    expect(await source.verses('BSB', john, 1)).toEqual([]);
  });
});

describe('a chapter of the Free Use Bible API', () => {
  it('is fetched once, however many readers of one process ask', async () => {
    const source = await replica();
    standIn.hold();
    const reading = Promise.all(Array.from({ length: 100 }, () => words(source)));
    await until('the chapter is asked for', () => ofChapters(standIn).length > 0);
    standIn.release();
    expect(new Set((await reading).flat())).toEqual(new Set(WORDS));
    expect(ofChapters(standIn)).toEqual(['BSB/JHN/3.json']);
  });

  it('is fetched once, however many replicas ask at the same time', async () => {
    const replicas = await Promise.all(Array.from({ length: 5 }, () => replica()));
    standIn.hold();
    const reading = Promise.all(replicas.flatMap((each) => [words(each), words(each)]));
    await until('the chapter is asked for', () => ofChapters(standIn).length > 0);
    standIn.release();
    expect(new Set((await reading).flat())).toEqual(new Set(WORDS));
    expect(ofChapters(standIn)).toEqual(['BSB/JHN/3.json']);
  });

  it('fails once for all who wait for it', async () => {
    const replicas = await Promise.all(Array.from({ length: 4 }, () => replica()));
    standIn.behaviour = () => 500;
    standIn.hold();
    const reading = Promise.allSettled(replicas.map((each) => words(each)));
    await until('the chapter is asked for', () => ofChapters(standIn).length > 0);
    standIn.release();
    const outcomes = await reading;
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ofChapters(standIn)).toEqual(['BSB/JHN/3.json']);
  });

  it('is made by another when the replica that fetches it is killed', async () => {
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

  it('is kept for seven days by Redis', async () => {
    await words(await replica());
    const keys = await redis.keys(`${environment.SUBJECT_PREFIX}:scripture:helloao:*JHN.3`);
    expect(keys).toHaveLength(1);
    const left = await redis.pttl(keys[0]!.slice(environment.SUBJECT_PREFIX!.length + 1));
    expect(left).toBeGreaterThan(7 * DAY - 60_000);
    expect(left).toBeLessThanOrEqual(7 * DAY);
  });

  it('is fetched anew when what Redis has is no chapter', async () => {
    const source = await replica();
    await words(source);
    const prefix = `${environment.SUBJECT_PREFIX}:`;
    const [key] = await redis.keys(`${prefix}scripture:helloao:*JHN.3`);
    await redis.set(key!.slice(prefix.length), '{"half', 'PX', 60_000);
    expect(await words(await replica())).toEqual(WORDS);
    expect(ofChapters(standIn)).toHaveLength(2);
  });

  it('is fetched without Redis too', async () => {
    const away = openRedis(environment);
    away.disconnect();
    const source = await replica({}, away);
    expect(await words(source)).toEqual(WORDS);
    expect(await words(source)).toEqual(WORDS);
    expect(ofChapters(standIn)).toHaveLength(1);
  });

  it('that is not there has verses that are not supplied', async () => {
    const source = await replica();
    standIn.behaviour = (path) => (path.includes('/') ? 404 : 'well');
    const [verse] = await source.verses('BSB', john, 1);
    expect(verse).toMatchObject({ omitted: true, omission: 'not-supplied', number: 16 });
  });

  it('is given whole where it is longer than its numbering', async () => {
    const source = await replica();
    const all = { first: verseId('3John', 1, 1), last: verseId('3John', 1, 14) };
    expect((await source.verses('eng_t4t', all, 400)).at(-1)).toMatchObject({ number: 15 });
    const part = { ...all, last: verseId('3John', 1, 13) };
    expect((await source.verses('eng_t4t', part, 400)).at(-1)).toMatchObject({ number: 13 });
  });

  it('is not fetched for a range whose first verses are enough', async () => {
    const source = await replica();
    await source.verses('BSB', { first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) }, 60);
    expect(ofChapters(standIn)).toEqual(['BSB/GEN/1.json', 'BSB/GEN/2.json', 'BSB/GEN/3.json']);
  });
});

describe('a source that fails', () => {
  it.each<[Behaviour, string]>([
    ['never', 'unreachable'],
    ['cut', 'unreachable'],
    [500, 'refused'],
    [429, 'refused'],
    ['half', 'unreadable'],
    ['other-form', 'unreadable'],
  ])('with %s has failed as %s', async (behaviour, problem) => {
    await replica(); // finds the listing, which no replica has to ask for then
    const source = await replica(behaviour === 'never' ? { timeoutMs: 300 } : {});
    standIn.behaviour = () => behaviour;
    await expect(words(source)).rejects.toMatchObject({ name: 'TextSourceError', problem });
  });

  it('with another chapter than the one that was asked for has failed as unreadable', async () => {
    const source = await replica();
    standIn.redirect = (path) => path.replace('JHN/3', 'JHN/4');
    await expect(words(source)).rejects.toMatchObject({ problem: 'unreadable' });
  });

  it('is left alone for a while, and used when it is back', async () => {
    const clock = new SetClock();
    const source = await replica({ clock });
    standIn.behaviour = () => 'cut';
    const genesis = (chapter: number) => ({
      first: verseId('Gen', chapter, 1),
      last: verseId('Gen', chapter, 1),
    });
    for (let chapter = 1; chapter <= 20; chapter += 1)
      await expect(words(source, 'BSB', genesis(chapter))).rejects.toMatchObject({ problem: 'unreachable' });
    expect(new Set(ofChapters(standIn))).toEqual(new Set(['BSB/GEN/1.json']));
    standIn.behaviour = () => 'well';
    clock.pass(1_000);
    expect(await words(source, 'BSB', genesis(21))).toEqual(['Words of GEN 21:1; and more.']);
  });
});
