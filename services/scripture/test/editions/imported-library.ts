import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importLibrary } from '../../src/library/import/import-library.js';
import { SWORD_FOLDER } from './local-editions.js';

/** A library file of the installed modules, for one test file. */
export type ImportedLibrary = { readonly file: string; readonly remove: () => void };

/** The library that the test run has imported; for a test that runs alone, one in its own folder. */
export function importInstalled(): ImportedLibrary {
  const { SCRIPTURE_LIBRARY } = process.env;
  if (SCRIPTURE_LIBRARY) return { file: SCRIPTURE_LIBRARY, remove: () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'scripture-library-'));
  const file = path.join(folder, 'scripture.db');
  importLibrary({ swordFolder: SWORD_FOLDER, outFile: file, report: () => {} });
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
