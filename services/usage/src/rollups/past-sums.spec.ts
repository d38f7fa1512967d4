import { PastSums } from './past-sums.js';
import type { Period, StoredSum } from './schemas/rollup.schema.js';

const PERIOD: Period = { from: '2026-01-01', to: '2026-11-20' };

const sum = (count: number): StoredSum => ({
  name: 'usage',
  at: '2026-11-20',
  key: 'chat',
  values: { count },
});

describe('the sums of past days', () => {
  it('are read once for all who ask for the same series and period, in any order of the series', async () => {
    const past = new PastSums();
    let reads = 0;
    const read = () => Promise.resolve([sum((reads += 1))]);
    const answers = await Promise.all([
      past.read(['usage', 'event'], PERIOD, read),
      past.read(['event', 'usage'], PERIOD, read),
    ]);
    expect(answers).toEqual([[sum(1)], [sum(1)]]);
    await past.read(['usage'], PERIOD, read);
    await past.read(['usage', 'event'], { ...PERIOD, from: '2026-01-02' }, read);
    expect(reads).toBe(3);
  });

  it('are read again once one of them has changed, also while they were being read', async () => {
    const past = new PastSums();
    const late = past.read(['usage'], PERIOD, () => Promise.resolve([sum(1)]));
    past.noteChange(['2026-11-23T10', '2026-11-23']);
    expect(await past.read(['usage'], PERIOD, () => Promise.resolve([sum(2)]))).toEqual([sum(1)]);
    past.noteChange(['2026-11-19T10']);
    expect(await late).toEqual([sum(1)]);
    expect(await past.read(['usage'], PERIOD, () => Promise.resolve([sum(2)]))).toEqual([sum(2)]);
  });

  it('are not kept if they could not be read', async () => {
    const past = new PastSums();
    await expect(past.read(['usage'], PERIOD, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await past.read(['usage'], PERIOD, () => Promise.resolve([]))).toEqual([]);
  });
});
