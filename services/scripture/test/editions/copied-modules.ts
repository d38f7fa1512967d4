import { cpSync } from 'node:fs';
import path from 'node:path';
import { KJV, RV1909, WEB } from '../../src/library/editions.js';
import { installedModule, SWORD_FOLDER } from './local-editions.js';

/** A SWORD folder with copies of the installed texts, which tests can damage. It contains no reference works. */
export function copyOfModules(folder: string, name: string): string {
  const copy = path.join(folder, name);
  for (const edition of [WEB, RV1909, KJV]) {
    const { file, dataFolder } = installedModule(edition);
    cpSync(file, path.join(copy, 'mods.d', path.basename(file)));
    cpSync(dataFolder, path.join(copy, path.relative(SWORD_FOLDER, dataFolder)), { recursive: true });
  }
  return copy;
}
