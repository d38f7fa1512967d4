import { loadFaces, type Faces } from '@word-unfolded/quote-card';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

let faces: Promise<Faces> | undefined;

/** The typefaces of cards, from the npm packages installed with the service; read once. */
export function installedFaces(): Promise<Faces> {
  faces ??= loadFaces(async (file) => new Uint8Array(await readFile(resolve(file)))).catch(
    (error: unknown) => {
      faces = undefined;
      throw error;
    },
  );
  return faces;
}
