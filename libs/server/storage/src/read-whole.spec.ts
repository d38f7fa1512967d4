import { Readable } from 'node:stream';
import { BlobTooLargeError } from './stores/blob-store.js';
import { readWhole } from './read-whole.js';

const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

describe('reading whole contents', () => {
  it('returns contents of at most the given size', async () => {
    expect((await readWhole(pieces('in the ', 'beginning'), 16)).toString()).toBe('in the beginning');
    expect(await readWhole(pieces(), 0)).toHaveLength(0);
  });

  it('refuses more, and closes the source', async () => {
    const source = pieces('in the ', 'beginning', 'God created');
    await expect(readWhole(source, 15)).rejects.toBeInstanceOf(BlobTooLargeError);
    expect(source.destroyed).toBe(true);
  });

  it('throws the error of the contents unchanged', async () => {
    const broken = new Error('the connection was reset');
    const source = new Readable({ read: () => source.destroy(broken) });
    await expect(readWhole(source, 15)).rejects.toBe(broken);
  });
});
