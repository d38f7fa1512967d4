import { chmodSync, existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DamagedDataError } from '../storage/files/damaged-data.js';
import { DATA_FILE, OWNER_ONLY_FOLDER } from '../storage/files/data-files.js';
import { OrderedStore } from '../storage/ordered-store.js';
import { hasWitness } from '../storage/witness.js';

/**
 * Prepares a data folder. The data file is created atomically, so an empty or truncated file is never mistaken for a
 * new one.
 *
 * @returns the path of the data file
 * @throws DamagedDataError if the folder had data and the data file is missing
 */
export async function prepareDataFolder(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  chmodSync(folder, OWNER_ONLY_FOLDER);
  const file = path.join(folder, DATA_FILE);
  if (existsSync(file)) return file;
  if (hasWitness(folder)) throw new DamagedDataError(file, 'the file is missing');
  const draft = mkdtempSync(path.join(folder, '.new-'));
  try {
    await new OrderedStore(draft, { durable: true, witnessed: false }).close();
    putInPlace(path.join(draft, DATA_FILE), file);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return file;
}

/** Another server may create the file at the same moment. The first file stays. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Some file systems have no hard links.
    renameSync(draft, file);
  }
}
