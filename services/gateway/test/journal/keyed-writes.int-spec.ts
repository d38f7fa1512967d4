import type { Program } from '@word-unfolded/testing';
import { Browser } from '../fixtures/browser.js';
import { InsistentWrites } from '../keyed/insistent-writes.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import { StackReader } from './stack-reader.js';

const WRITES = 50;

let stack: ServiceStack;
let another: { readonly program: Program; readonly origin: string };
let ruth: StackReader;

beforeAll(async () => {
  stack = await ServiceStack.start({ ownDatabase: true });
  another = await stack.startAnotherGateway();
  const { id, token } = await stack.reader();
  ruth = new StackReader(new Browser(another.origin), id, token);
});
afterAll(async () => {
  await another.program.kill();
  await stack.stop();
});

describe('50 writes with keys, while the journal, its database and the gateway are stopped and killed', () => {
  it('are each done once, and no acknowledged one is lost', async () => {
    const write = (number: number) => {
      const fields = { title: `Entry ${number}`, content: 'Be still' };
      return ruth.ask('POST', '/api/journal', fields, { 'idempotency-key': `write-${number}` });
    };
    const { service, database } = stack;
    await new InsistentWrites(WRITES, write).whileAllFail({
      service,
      database,
      gateway: another.program,
    });

    const { data, pagination } = await ruth.ask<{ title: string }[]>('GET', '/api/journal?limit=100');
    expect(new Set(data.map(({ title }) => title)).size).toBe(WRITES);
    expect(pagination?.total).toBe(WRITES);
  }, 600_000);
});
