import { inChunks } from './in-chunks.js';

async function chunksOf(...lengths: number[]): Promise<number[][]> {
  async function* texts() {
    for (const length of lengths) yield await Promise.resolve('x'.repeat(length));
  }
  const chunks: number[][] = [];
  for await (const chunk of inChunks(texts())) chunks.push(chunk.map(({ length }) => length));
  return chunks;
}

describe('inChunks', () => {
  it('preserves the order, combines small items and sends a large one alone', async () => {
    expect(await chunksOf(1, 2, 200_000, 3, 40_000, 40_000)).toEqual([
      [1, 2],
      [200_000],
      [3, 40_000],
      [40_000],
    ]);
  });

  it('yields no chunk without items', async () => {
    expect(await chunksOf()).toEqual([]);
  });
});
