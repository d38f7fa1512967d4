import type { JournalEntry } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import type { StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';

/** Enough for the collections of the journal and some dozens of long entries. */
const DATABASE_BYTES = 4 * 2 ** 20;

/** Several times what fits. */
const MOST_ENTRIES = 600;

const LONG = 'I read and was glad. '.repeat(2_300);

let stack: ServiceStack;
let ruth: StackReader;
const stored: string[] = [];

beforeAll(async () => {
  stack = await ServiceStack.start({ databaseBytes: DATABASE_BYTES });
  ruth = await stack.reader();
});
afterAll(() => stack.stop());

const writing = (number: number) => ({ title: `Entry ${number}`, content: LONG });

const operationOf = (number: number) => {
  const { title, content } = writing(number);
  return {
    id: `0b9a2f0e-8f5c-4b1e-9a51-${String(number).padStart(12, '0')}`,
    entryId: `local_${number}`,
    createdAt: '2026-03-01T00:00:00.000Z',
    known: { version: 0, text: 0 },
    change: { fields: { title, content } },
  };
};

const sync = (numbers: readonly number[]) =>
  ruth.ask<{ results: { status: string }[] }>('POST', '/api/journal/sync', {
    deviceId: 'a-device',
    operations: numbers.map(operationOf),
  });

/** All acknowledged entries exist with their first version, and no others. */
async function expectWhole(): Promise<void> {
  const { pagination } = await ruth.ask('GET', '/api/journal?limit=1');
  expect(pagination?.total).toBe(stored.length);
  for (const id of stored) {
    const entry = await ruth.entry(id);
    const { data } = await ruth.ask<{ content: string }>('GET', `/api/journal/${id}/versions/1`);
    expect([entry.version, entry.content === LONG, data.content === LONG]).toEqual([1, true, true]);
  }
}

describe('the journal on a full disk', () => {
  it('reports that there is no room, in the language of the reader', async () => {
    let refused: Awaited<ReturnType<StackReader['ask']>> | undefined;
    for (let number = 0; number < MOST_ENTRIES && !refused; number += 1) {
      const answer = await ruth.ask<JournalEntry>('POST', '/api/journal', writing(number));
      if (answer.status === 201) stored.push(answer.data.id);
      else refused = answer;
    }
    expect(stored.length).toBeGreaterThan(5);
    expect(refused).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    const spanish = { 'accept-language': 'es' };
    const { error } = await ruth.ask('POST', '/api/journal', writing(0), spanish);
    expect(error).toContain('No queda espacio');
  });

  it('has written no change partially, also none of an exchange with a device', async () => {
    const answer = await sync([1_001, 1_002, 1_003]);
    expect(answer).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    const [first] = stored;
    const changed = await ruth.ask('PUT', `/api/journal/${first}`, { content: `changed ${LONG}` });
    expect(changed).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    await expectWhole();
  });

  it('can still be read and searched', async () => {
    expect((await ruth.ask<unknown[]>('GET', '/api/journal')).data).toHaveLength(Math.min(20, stored.length));
    const { pagination } = await ruth.ask('GET', '/api/journal/search?q=entry');
    expect(pagination?.total).toBe(stored.length);
  });

  it('continues when there is room, and accepts the refused changes', async () => {
    await stack.database.makeSpace();
    await until('writing goes on', async () => {
      const answer = await ruth.ask<JournalEntry>('POST', '/api/journal', writing(0));
      if (answer.status === 201) stored.push(answer.data.id);
      return answer.status === 201;
    });
    const { data } = await sync([1_001, 1_002, 1_003]);
    expect(data.results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied']);
    expect((await sync([1_001, 1_002, 1_003])).data.results).toEqual(data.results);
    const listed = await ruth.ask<{ id: string; title: string }[]>(
      'GET',
      '/api/journal?limit=100&sort=oldest',
    );
    stored.push(...listed.data.filter(({ title }) => / 100\d$/.test(title)).map(({ id }) => id));
    await expectWhole();
  });
});
