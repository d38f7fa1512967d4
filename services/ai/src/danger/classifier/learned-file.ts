import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LearnedDanger } from './danger-classifier.js';

const HERE = import.meta.dirname;

/** Whether this runs from its sources, as tests do, and not from the bundle of the service. */
const isFromSources = existsSync(path.join(HERE, 'features.ts'));

/** Beside the built program. Sources have it among the caches of the workspace. */
const FILE = isFromSources
  ? path.join(HERE, '../../../../../node_modules/.cache/danger/danger-classifier.bin')
  : path.join(HERE, 'danger-classifier.bin');

type Stored = { readonly digest: string; readonly learned: LearnedDanger };

/** What was learned from the sentences with this digest; undefined if another or none is stored. */
export function readLearned(digest: string): LearnedDanger | undefined {
  if (!existsSync(FILE)) return undefined;
  const stored = deserialize(readFileSync(FILE)) as Stored;
  return stored.digest === digest ? stored.learned : undefined;
}

/** @param digest of the sentences */
export function writeLearned(digest: string, learned: LearnedDanger): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  // Renamed when it is whole, because several workers of the tests may write and read it at once.
  const written = `${FILE}.${process.pid}`;
  writeFileSync(written, serialize({ digest, learned } satisfies Stored));
  renameSync(written, FILE);
}

/** Keeps what the sources have learned for the next run of the tests; a built service has it from its build. */
export function keepLearned(digest: string, learned: LearnedDanger): void {
  if (isFromSources) writeLearned(digest, learned);
}

/**
 * The code that learns, for the digest of what it has learned: sources change between two runs, and then nothing that was
 * stored may be believed. The code of a bundle is that of its build.
 */
export function learningCode(): readonly string[] {
  if (!isFromSources) return [];
  return [HERE, path.join(HERE, '../words')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
}
