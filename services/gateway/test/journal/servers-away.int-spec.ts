import type { JournalEntry } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import type { Answer, StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';

const BACK_WITHIN_MS = 120_000;

let stack: ServiceStack;
let ruth: StackReader;
/** Titles of the acknowledged entries, by id. */
const stored = new Map<string, string>();
let written = 0;

beforeAll(async () => {
  stack = await ServiceStack.start({ ownServers: true });
  ruth = await stack.reader();
});
afterAll(() => stack.stop());

/** Writes an entry under a key, as a browser does with retries, and records it when it is acknowledged. */
async function write(key: string = `write-${(written += 1)}`): Promise<Answer<JournalEntry>> {
  const fields = { title: `Entry of ${key}`, content: 'Be still' };
  const answer = await ruth.ask<JournalEntry>('POST', '/api/journal', fields, { 'idempotency-key': key });
  if (answer.status === 201) stored.set(answer.data.id, answer.data.title);
  return answer;
}

async function expectStored(): Promise<void> {
  for (const [id, title] of stored) expect((await ruth.entry(id)).title).toBe(title);
}

/** Every acknowledged write exists exactly once; the others exist at most once. */
async function expectOnce(): Promise<void> {
  const { data } = await ruth.ask<{ title: string }[]>('GET', '/api/journal?limit=100');
  const titles = data.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
}

describe('while Redis is away', () => {
  it('the journal can be read, and writes that could not be idempotent are refused until Redis is back', async () => {
    expect((await write()).status).toBe(201);
    await stack.redis.kill();
    const refused = await write('asked-twice');
    expect(refused).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(refused.error).toContain('not available right now');
    await expectStored();
    const plain = await ruth.ask<JournalEntry>('PUT', `/api/journal/${[...stored.keys()][0]}`, {
      mood: 'grateful',
    });
    expect(plain.status).toBe(200);
    await stack.redis.start();
    await until('writes are taken', async () => (await write('asked-twice')).status === 201, BACK_WITHIN_MS);
    await write('asked-twice');
    await expectStored();
    await expectOnce();
  });
});

describe('while NATS is away', () => {
  it('requests fail soon with a clear error, nothing acknowledged is lost, and the service recovers by itself', async () => {
    const during = Array.from({ length: 20 }, (_, number) => write(`during-${number}`));
    await stack.nats.kill();
    const answers = await Promise.all([...during, write('after')]);
    for (const answer of answers)
      if (answer.status !== 201) expect(['SERVICE_UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain(answer.code);
    expect([503, 504]).toContain(answers.at(-1)!.status);
    await stack.nats.start();
    await until('the journal answers', async () => (await write()).status === 201, BACK_WITHIN_MS);
    for (let number = 0; number < 20; number += 1)
      await until('it is done', async () => (await write(`during-${number}`)).status === 201, BACK_WITHIN_MS);
    await expectStored();
    await expectOnce();
  }, 300_000);
});

describe('while the journal service is away', () => {
  it('readers get a clear error, and the service works again after its start', async () => {
    await stack.service.kill();
    const answer = await write('to-nobody');
    expect([503, 504]).toContain(answer.status);
    await stack.service.start();
    await until('it is written', async () => (await write('to-nobody')).status === 201, BACK_WITHIN_MS);
    await expectStored();
    await expectOnce();
  });
});
