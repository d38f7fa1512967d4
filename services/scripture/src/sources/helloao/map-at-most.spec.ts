import { mapAtMost } from './map-at-most.js';

describe('mapAtMost', () => {
  it('limits the number of concurrent calls, and returns the results in the order of the items', async () => {
    let underWay = 0;
    let most = 0;
    const results = await mapAtMost(3, [5, 1, 4, 2, 3, 0, 6], async (item) => {
      most = Math.max(most, ++underWay);
      for (let tick = 0; tick < item; tick += 1) await Promise.resolve();
      underWay -= 1;
      return item * 10;
    });
    expect(results).toEqual([50, 10, 40, 20, 30, 0, 60]);
    expect(most).toBe(3);
  });

  it('rejects with the first failure, and starts nothing after it', async () => {
    const begun: number[] = [];
    const failing = mapAtMost(2, [1, 2, 3, 4, 5, 6], async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (item === 2) throw new Error('two');
    });
    await expect(failing).rejects.toThrow('two');
    expect(begun.length).toBeLessThan(6);
  });

  it('returns nothing for no items', async () => {
    expect(await mapAtMost(3, [], () => Promise.resolve(1))).toEqual([]);
  });
});
