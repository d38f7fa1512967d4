import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../stack/write-atomically.mjs';
import { filesIn } from './files-copy.mjs';
import { PARTS } from './installation.mjs';

/** The staging folder of a restore, inside the data folder, so that parts can be moved instead of copied. */
export const STAGING = 'restoring';

/** Marks a complete staging folder. From then on a restore is finished and never undone. */
const COMPLETE = 'complete.json';

/**
 * Marks the staging folder as complete.
 *
 * @param {string} data
 */
export function declareComplete(data) {
  const replaced = `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  writeAtomically(path.join(data, STAGING, COMPLETE), JSON.stringify({ replaced }));
}

/**
 * Moves a completely staged restore into place, or removes an incomplete one. It may be killed at any point and runs
 * again at the next start or restore.
 *
 * @param {string} data
 * @returns {string | undefined} the folder with the replaced data
 */
export function finishRestore(data) {
  const staging = path.join(data, STAGING);
  const marker = path.join(staging, COMPLETE);
  if (!existsSync(marker)) {
    rmSync(staging, { recursive: true, force: true });
    return undefined;
  }
  const replaced = path.join(data, JSON.parse(readFileSync(marker, 'utf8')).replaced);
  for (const part of PARTS) {
    const [fresh, place] = [path.join(staging, part), path.join(data, part)];
    if (!existsSync(fresh)) continue; // already moved
    if (existsSync(place)) setAside(place, path.join(replaced, part));
    renameSync(fresh, place);
  }
  // The marker is removed last, so that a restore killed before this point is finished by the next run.
  for (const name of ['logs', 'archive']) rmSync(path.join(staging, name), { recursive: true, force: true });
  rmSync(marker);
  rmSync(staging, { recursive: true, force: true });
  return existsSync(replaced) ? replaced : undefined;
}

/**
 * @param {string} place
 * @param {string} aside
 */
function setAside(place, aside) {
  if (filesIn(place).length === 0) return rmSync(place, { recursive: true });
  mkdirSync(path.dirname(aside), { recursive: true, mode: 0o700 });
  renameSync(place, aside);
}
