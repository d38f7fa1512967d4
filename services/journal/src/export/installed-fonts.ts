import type { FontSource } from '@word-unfolded/journal-file';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads fonts from the npm packages installed with the service. */
export const installedFont: FontSource = async (file) => new Uint8Array(await readFile(resolve(file)));
