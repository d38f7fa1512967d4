import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { Problem, step } from '../terminal/terminal.mjs';
import { findSwordFolder } from './sword-modules.mjs';
import { ROOT } from './workspace.mjs';

const IMPORT = path.join(ROOT, 'services', 'scripture', 'dist', 'import.js');

/**
 * Ensures that the scripture library exists: one file, imported from the SWORD modules, and imported again when they or
 * the importer change. The importer itself detects whether the file is up to date.
 *
 * @param {string} data the folder of the installation
 * @returns {Promise<string>} the file
 */
export async function ensureLibrary(data) {
  const sword = findSwordFolder(data);
  if (!sword) throw new Problem('The Bible texts (SWORD modules) are missing.');
  const file = path.join(data, 'scripture', 'library.sqlite');
  mkdirSync(path.dirname(file), { recursive: true });
  await step('Bible texts', (progress) =>
    runCommand(process.execPath, [IMPORT, '--sword', sword, '--out', file], {
      onLine: (line) => progress(describe(line)),
    }),
  ).catch((error) => {
    throw new Problem(
      `The Bible texts could not be imported.\n${error instanceof CommandFailed ? error.output : error}`,
    );
  });
  return file;
}

/** @param {string} line output of the importer: {"step": "WEB", "done": 12, "total": 66} */
function describe(line) {
  try {
    const { step: what, done, total } = JSON.parse(line);
    return total ? `${what} ${Math.round((100 * done) / total)}%` : String(what);
  } catch {
    return line.slice(0, 60);
  }
}
