import { FaceLoader, type Faces } from '@word-unfolded/quote-card';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const loader = new FaceLoader(async (file) => new Uint8Array(await readFile(resolve(file))));

/** The typefaces of cards, from the npm packages installed with the service; read once. */
export function installedFaces(): Promise<Faces> {
  return loader.allFaces();
}
