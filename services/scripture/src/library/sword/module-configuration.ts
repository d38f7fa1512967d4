import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The needed parts of a SWORD module's configuration file. */
export type ModuleConfiguration = {
  /** Name in brackets, such as `engWEB2015eb`. */
  readonly name: string;
  readonly version: string;
  /** Numbering of its slots, such as `KJV` or `NRSVA`. */
  readonly versification: string;
  /** Folder of its data; for a dictionary, the common prefix of its file names. */
  readonly dataFolder: string;
  /** The configuration file itself. */
  readonly file: string;
};

/**
 * Finds a module by its name among the configurations of a SWORD folder.
 *
 * @param swordFolder the folder that contains `mods.d`, such as /usr/share/sword.
 * @returns undefined if the folder has no such module.
 * @see the SWORD wiki, DevTools:conf_Files
 */
export function findModule(swordFolder: string, name: string): ModuleConfiguration | undefined {
  const folder = path.join(swordFolder, 'mods.d');
  for (const entry of configurationFiles(folder)) {
    const file = path.join(folder, entry);
    const text = readFileSync(file, 'utf8');
    if (/^\[(.+)\]\s*$/m.exec(text)?.[1] === name) return toConfiguration(name, file, text, swordFolder);
  }
  return undefined;
}

function configurationFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((entry) => entry.endsWith('.conf'));
  } catch {
    return [];
  }
}

function toConfiguration(name: string, file: string, text: string, swordFolder: string): ModuleConfiguration {
  const entry = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1]?.trim();
  return {
    name,
    file,
    version: entry('Version') ?? '1.0',
    versification: entry('Versification') ?? 'KJV',
    dataFolder: path.join(swordFolder, entry('DataPath') ?? ''),
  };
}
