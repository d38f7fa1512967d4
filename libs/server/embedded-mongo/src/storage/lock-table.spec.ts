import { LockTable, MustWait, type LockHolder } from './lock-table.js';

const holder = (startedAfter: number): LockHolder => ({
  startedAfter,
  touches: () => false,
  onEnd: () => {},
});

function tableWith(...holders: LockHolder[]): LockTable {
  const table = new LockTable();
  for (const one of holders) table.register(one);
  return table;
}

describe('transaction locks', () => {
  it('reject the second transaction that writes a key', () => {
    const [first, second] = [holder(0), holder(0)];
    const table = tableWith(first, second);
    table.acquire('a', first);
    table.acquire('a', first);
    expect(() => table.acquire('a', second)).toThrow(
      expect.objectContaining({ code: 112, labels: ['TransientTransactionError'] }),
    );
  });

  it('release the keys when a transaction ends', () => {
    const [first, second] = [holder(0), holder(0)];
    const table = tableWith(first, second);
    table.acquire('a', first);
    table.release(first, ['a']);
    expect(() => table.acquire('a', second)).not.toThrow();
  });

  it('reject a key that changed after the snapshot of the transaction', () => {
    const [old, young] = [holder(3), holder(4)];
    const table = tableWith(old, young);
    table.noteCommit(['a'], 4);
    expect(() => table.acquire('a', old)).toThrow(expect.objectContaining({ code: 112 }));
    expect(() => table.acquire('a', young)).not.toThrow();
  });

  it('make a write outside transactions wait for the transaction that locks the key', () => {
    const transaction = holder(0);
    const table = tableWith(transaction);
    table.acquire('a', transaction);
    expect(() => table.awaitFree(Buffer.from('a'))).toThrow(MustWait);
    expect(() => table.awaitFree(Buffer.from('b'))).not.toThrow();
  });
});
