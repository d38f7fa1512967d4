import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { BOOKS, verseId, type VerseId } from '@word-unfolded/scripture-ref';
import escapeStringRegexp from 'escape-string-regexp';
import type { Evidence } from '../../cross-references/related-verses.js';
import { EDITIONS, KJV, type Edition } from '../editions.js';
import { ImportError } from '../import-error.js';
import { LIBRARY_VERSION } from '../library.schema.js';
import { openLibrary } from '../open-library.js';
import { readEdition } from '../read-edition.js';
import { numbersOf, withoutMistakenNumbers, type NumbersOfVerses } from '../repairs/mistaken-numbers.js';
import { findModule, type ModuleConfiguration } from '../sword/module-configuration.js';
import { LibraryWriter } from './library-writer.js';
import { TREASURY } from '../../cross-references/treasury.js';
import { fingerprintOf } from './module-fingerprint.js';
import { notesOf } from './cross-reference-notes.js';
import { verifyLibrary } from './verify-library.js';
import { WordUse } from './word-use.js';
import { findInstalledWorks, writeCrossReferences, writeWorks, type InstalledWork } from './write-works.js';

/**
 * A step of the import: `current` if the file is up to date; otherwise the id of each installed reference work, of
 * each edition, `cross-references`, `check` and `done`.
 */
export type ImportStep = { readonly step: string; readonly done: number; readonly total: number };

export type ImportOptions = {
  /** The folder that contains the `mods.d` of the SWORD modules. */
  readonly swordFolder: string;
  /** The library file to write. */
  readonly outFile: string;
  readonly report: (step: ImportStep) => void;
};

type Source = { readonly edition: Edition; readonly module: ModuleConfiguration };

/**
 * Imports the editions of the local library into one file.
 *
 * The file is written under another name, verified, flushed to the disk and only then renamed, so a process that opens
 * it finds either the old library or the complete new one. An up-to-date file is left unchanged.
 *
 * @throws ImportError with one sentence for the operator.
 */
export function importLibrary({ swordFolder, outFile, report }: ImportOptions): void {
  const sources = EDITIONS.map((edition) => ({ edition, module: moduleOf(edition, swordFolder) }));
  const works = findInstalledWorks(swordFolder);
  const properties = propertiesOf(sources, works);
  if (isCurrent(outFile, properties)) return report({ step: 'current', done: 1, total: 1 });
  mkdirSync(path.dirname(outFile), { recursive: true });
  removeRemains(outFile);
  const partial = `${outFile}.${process.pid}.partial`;
  try {
    writeLibrary(partial, sources, works, properties, report);
    report({ step: 'check', done: 0, total: 1 });
    verifyLibrary(partial, EDITIONS);
    report({ step: 'check', done: 1, total: 1 });
    publish(partial, outFile);
  } finally {
    rmSync(partial, { force: true });
  }
  report({ step: 'done', done: 1, total: 1 });
}

function moduleOf({ module: name }: Edition, swordFolder: string): ModuleConfiguration {
  const module = findModule(swordFolder, name);
  if (!module) throw new ImportError(`The SWORD module ${name} is not installed in ${swordFolder}.`);
  return module;
}

/** Properties that identify an up-to-date file: the version of the import and the installed modules. */
function propertiesOf(sources: readonly Source[], works: readonly InstalledWork[]): Record<string, string> {
  const texts = sources.map(({ edition, module }) => [`source.${edition.id}`, fingerprintOf(module)]);
  const found = works.map(({ work, module }) => [`source.${work.id}`, fingerprintOf(module)]);
  return {
    libraryVersion: String(LIBRARY_VERSION),
    works: works.map(({ work }) => work.id).join(' '),
    treasury: TREASURY.version,
    ...Object.fromEntries([...texts, ...found]),
  };
}

function isCurrent(file: string, properties: Readonly<Record<string, string>>): boolean {
  if (!existsSync(file)) return false;
  try {
    const library = openLibrary(file);
    const rows = library.prepare('select name, value from property').raw().all() as [string, string][];
    library.close();
    const found = new Map(rows);
    return Object.entries(properties).every(([name, value]) => found.get(name) === value);
  } catch {
    return false; // a file with another format
  }
}

function writeLibrary(
  file: string,
  sources: readonly Source[],
  works: readonly InstalledWork[],
  properties: Readonly<Record<string, string>>,
  report: ImportOptions['report'],
): void {
  const writer = new LibraryWriter(file);
  const wordUse = new WordUse();
  const notes: Evidence['notes'][number][] = [];
  const texts = new Map<VerseId, string>(); // of the King James Version, whose numbering is the canonical one
  let numbers: NumbersOfVerses = new Map(); // of that version, too
  try {
    // Reference works are read first: an unknown version of one is rejected in seconds, before the texts are imported.
    const fromWorks = writeWorks(writer, works, (step) => report({ step, done: 0, total: 1 }));
    for (const { edition, module } of kingJamesFirst(sources)) {
      const total = BOOKS.length + 1; // the last step is reported while the file is written
      const read = readEdition(edition, module, (done) => report({ step: edition.id, done, total }));
      if (edition === KJV) numbers = numbersOf(read);
      const verses = withoutMistakenNumbers(edition, read, numbers);
      writer.writeEdition(edition, module, verses);
      wordUse.add(edition, verses);
      notes.push(...notesOf(edition, verses));
      if (edition === KJV)
        for (const verse of verses)
          texts.set(verseId(verse.book, verse.chapter, verse.number), verse.body.text);
      report({ step: edition.id, done: total, total });
    }
    report({ step: 'cross-references', done: 0, total: 1 });
    writeCrossReferences(writer, fromWorks, { wordUse, notes, texts });
    writer.finish(properties);
  } finally {
    writer.abandon();
  }
}

/** The others are compared with it. */
const kingJamesFirst = (sources: readonly Source[]) => [
  ...sources.filter(({ edition }) => edition === KJV),
  ...sources.filter(({ edition }) => edition !== KJV),
];

function publish(partial: string, outFile: string): void {
  chmodSync(partial, 0o444);
  flush(partial);
  renameSync(partial, outFile);
  flush(path.dirname(outFile));
}

function flush(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes the temporary files of killed imports, but not that of a running one. */
function removeRemains(outFile: string): void {
  const folder = path.dirname(outFile);
  const remains = new RegExp(`^${escapeStringRegexp(path.basename(outFile))}\\.(\\d+)\\.partial$`);
  for (const name of readdirSync(folder)) {
    const pid = remains.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
