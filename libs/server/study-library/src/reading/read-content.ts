import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_KINDS, type Entry } from '../entries/entry.js';
import type { Fault } from './fault.js';
import { readEntry } from './read-entry.js';
import { splitFile } from './split-file.js';

/**
 * The folder of the content: beside the bundle of a service (`bundle-service.mjs` copies it there), or in this package.
 */
export function contentFolder(): string {
  const beside = path.join(import.meta.dirname, 'study-library');
  return existsSync(beside) ? beside : path.join(import.meta.dirname, '../../content');
}

/**
 * All entries of the content, and the faults of those that are not in their form. The folder of a kind may be divided by
 * subject; the order of the entries is that of the names of their files, whatever their folder is.
 */
export function readContent(folder = contentFolder()): {
  readonly entries: Entry[];
  readonly faults: Fault[];
} {
  const entries: Entry[] = [];
  const faults: Fault[] = [];
  for (const kind of ENTRY_KINDS) {
    const own = path.join(folder, kind);
    const names = existsSync(own) ? readdirSync(own, { recursive: true, encoding: 'utf8' }) : [];
    const files = names.filter((name) => name.endsWith('.md')).sort(byFileName);
    for (const name of files) {
      const split = splitFile(`${kind}/${name}`, readFileSync(path.join(own, name), 'utf8'));
      faults.push(...split.faults);
      for (const raw of split.entries) {
        const entry = readEntry(raw, kind, faults);
        if (entry) entries.push(entry);
      }
    }
  }
  return { entries, faults };
}

function byFileName(one: string, other: string): number {
  return path.basename(one) < path.basename(other) ? -1 : 1;
}
