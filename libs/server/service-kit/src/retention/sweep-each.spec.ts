import { sweepEach } from './sweep-each.js';

const sweepOf = (items: Set<number>, fails: (item: number) => boolean) => {
  const failures: unknown[] = [];
  const done = sweepEach<number>({
    find: (limit, skip) => Promise.resolve([...items].slice(skip, skip + limit)),
    remove: (item) =>
      fails(item) ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve(items.delete(item)),
    failed: (error) => failures.push((error as Error).message),
  });
  return { done, failures };
};

describe('sweep', () => {
  it('continues after items that fail, at any position', async () => {
    const items = new Set(Array.from({ length: 350 }, (_, number) => number));
    const isBad = (item: number) => [0, 1, 99, 100, 349].includes(item);
    const { done, failures } = sweepOf(items, isBad);
    expect(await done).toBe(345);
    expect([...items]).toEqual([0, 1, 99, 100, 349]);
    expect(failures).toEqual(['no 0', 'no 1', 'no 99', 'no 100', 'no 349']);
  });

  it('ends if everything fails', async () => {
    const items = new Set(Array.from({ length: 1_000 }, (_, number) => number));
    const { done, failures } = sweepOf(items, () => true);
    await done;
    expect(failures).toHaveLength(100);
  });
});
