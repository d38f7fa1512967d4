import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { FACE_FILES } from './font-files.js';
import { unpackWoff } from './unpack-woff.js';

const folder = new URL('../../../../../node_modules/', import.meta.url);

test('an unpacked font draws the glyphs of the packed one', async () => {
  const packed = new Uint8Array(await readFile(new URL(FACE_FILES['figtree-500'][0], folder)));
  const unpacked = await unpackWoff(packed);
  expect(unpacked.length).toBeGreaterThan(packed.length);
  const drawn = [packed, unpacked].map((bytes) => {
    const face = create(bytes);
    if ('fonts' in face) throw new Error('a collection');
    return face.layout('Señor, ámale').glyphs.map(({ path }) => path.commands);
  });
  expect(drawn[1]).toEqual(drawn[0]);
  expect(await unpackWoff(unpacked)).toBe(unpacked);
});
