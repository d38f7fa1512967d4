import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleConfiguration } from '../sword/module-configuration.js';

/** A hash of a module's configuration and data: it changes when another version is installed. */
export function fingerprintOf({ file, dataFolder }: ModuleConfiguration): string {
  const hash = createHash('sha256').update(readFileSync(file));
  for (const name of readdirSync(dataFolder).sort())
    hash.update(`\n${name}\n`).update(readFileSync(path.join(dataFolder, name)));
  return hash.digest('hex');
}
