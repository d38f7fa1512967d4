import type { JournalEntry } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import type { Answer, HouseReader } from './house-reader.js';
import { JournalHouse } from './journal-house.js';

const BACK_WITHIN_MS = 120_000;

let house: JournalHouse;
let ruth: HouseReader;
/** Title by id of what was acknowledged. */
const kept = new Map<string, string>();
let written = 0;

beforeAll(async () => {
  house = await JournalHouse.start({ ownServers: true });
  ruth = await house.reader();
}, 120_000);
afterAll(() => house.stop());

/** Writes an entry under a name of its own, as a browser does that tries again; what is acknowledged is remembered. */
async function write(key: string = `write-${(written += 1)}`): Promise<Answer<JournalEntry>> {
  const fields = { title: `Entry of ${key}`, content: 'Be still' };
  const answer = await ruth.ask<JournalEntry>('POST', '/api/journal', fields, { 'idempotency-key': key });
  if (answer.status === 201) kept.set(answer.data.id, answer.data.title);
  return answer;
}

async function expectKept(): Promise<void> {
  for (const [id, title] of kept) expect((await ruth.entry(id)).title).toBe(title);
}

/** Each write is there once: those that were not acknowledged may be there or not, but none twice. */
async function expectOnce(): Promise<void> {
  const { data } = await ruth.ask<{ title: string }[]>('GET', '/api/journal?limit=100');
  const titles = data.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
}

describe('while Redis is away', () => {
  it('the journal is read, and what cannot be promised to be done once is refused; afterwards it is done', async () => {
    expect((await write()).status).toBe(201);
    await house.redis.kill();
    const refused = await write('asked-twice');
    expect(refused).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(refused.error).toContain('not available right now');
    await expectKept();
    const plain = await ruth.ask<JournalEntry>('PUT', `/api/journal/${[...kept.keys()][0]}`, {
      mood: 'grateful',
    });
    expect(plain.status).toBe(200);
    await house.redis.start();
    await until('writes are taken', async () => (await write('asked-twice')).status === 201, BACK_WITHIN_MS);
    await write('asked-twice');
    await expectKept();
    await expectOnce();
  }, 200_000);
});

describe('while NATS is away', () => {
  it('a clear error comes in time, nothing acknowledged is lost, and all goes on by itself', async () => {
    const during = Array.from({ length: 20 }, (_, number) => write(`during-${number}`));
    await house.nats.kill();
    const answers = await Promise.all([...during, write('after')]);
    for (const answer of answers)
      if (answer.status !== 201) expect(['SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT']).toContain(answer.code);
    expect([503, 504]).toContain(answers.at(-1)!.status);
    await house.nats.start();
    await until('the journal answers', async () => (await write()).status === 201, BACK_WITHIN_MS);
    for (let number = 0; number < 20; number += 1)
      await until('it is done', async () => (await write(`during-${number}`)).status === 201, BACK_WITHIN_MS);
    await expectKept();
    await expectOnce();
  }, 300_000);
});

describe('while the journal service is away', () => {
  it('readers are told so, and it is there again when it is started', async () => {
    await house.journal.kill();
    const answer = await write('to-nobody');
    expect([503, 504]).toContain(answer.status);
    await house.journal.start();
    await until('it is written', async () => (await write('to-nobody')).status === 201, BACK_WITHIN_MS);
    await expectKept();
    await expectOnce();
  }, 200_000);
});
