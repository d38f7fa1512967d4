import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ModuleConfiguration } from '../sword/module-configuration.js';

/** A hash of a module's configuration and data. It changes when another version is installed. */
export function fingerprintOf({ file, dataFolder }: ModuleConfiguration): string {
  const hash = createHash('sha256').update(readFileSync(file));
  const folder = isFolder(dataFolder) ? dataFolder : path.dirname(dataFolder);
  for (const name of readdirSync(folder).sort())
    hash.update(`\n${name}\n`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}

/** The data path is a file name prefix for a dictionary, and a folder for a text. */
function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
