import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OrderedStore } from '../storage/ordered-store.js';
import { Database } from './database.js';

const KEY = Buffer.from('key');

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'em-'));
  database = new Database(new OrderedStore(folder, { durable: false, witnessed: false }));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => database.write((work) => work.put(KEY, Buffer.from(text)));

function beginWith(text: string) {
  const transaction = database.begin();
  transaction.work.put(KEY, Buffer.from(text));
  return transaction;
}

function stored(): string | undefined {
  const { reader, release } = database.read();
  try {
    return reader.get(KEY)?.toString();
  } finally {
    release();
  }
}

describe('a write outside of transactions', () => {
  it('waits for the transaction that has written its key', async () => {
    const transaction = beginWith('transaction');
    let isWritten = false;
    const written = write('alone').then(() => (isWritten = true));
    await database.write((work) => work.put(Buffer.from('other'), Buffer.from('value')));
    expect(isWritten).toBe(false);
    await database.commit(transaction, () => {});
    await written;
    expect(stored()).toBe('alone');
  });

  it.each(['before', 'after'])('is done when it was asked for just %s the commit', async (order) => {
    const transaction = beginWith('transaction');
    const first = order === 'before' ? write('alone') : undefined;
    const committed = database.commit(transaction, () => {});
    await Promise.all([committed, first ?? write('alone')]);
    expect(stored()).toBe('alone');
  });

  it('is done when the transaction ends just after the write was asked for', async () => {
    const transaction = beginWith('transaction');
    const written = write('alone');
    database.abort(transaction);
    await written;
    expect(stored()).toBe('alone');
  });
});
