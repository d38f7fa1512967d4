import { readVerseIds } from './verse-ids.js';

describe('verse ids', () => {
  it('are parsed from keys', () => {
    expect([...readVerseIds('101001001,101001002,166022021', 100_000_000)]).toEqual([
      1_001_001, 1_001_002, 66_022_021,
    ]);
    expect(readVerseIds('', 100_000_000)).toHaveLength(0);
  });
});
