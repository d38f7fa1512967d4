import { inChunks } from './in-chunks.js';

async function chunksOf(...lengths: number[]): Promise<number[][]> {
  async function* texts() {
    for (const length of lengths) yield await Promise.resolve('x'.repeat(length));
  }
  const chunks: number[][] = [];
  for await (const chunk of inChunks(texts())) chunks.push(chunk.map(({ length }) => length));
  return chunks;
}

describe('items that are put into chunks', () => {
  it('keep their order, many small ones together and a large one alone', async () => {
    expect(await chunksOf(1, 2, 200_000, 3, 40_000, 40_000)).toEqual([
      [1, 2],
      [200_000],
      [3, 40_000],
      [40_000],
    ]);
  });

  it('make no chunk when there are none', async () => {
    expect(await chunksOf()).toEqual([]);
  });
});
