import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LearnedDanger } from './danger-classifier.js';

/** Beside the built program; sources have none. */
const FILE = path.join(import.meta.dirname, 'danger-classifier.bin');

type Stored = { readonly digest: string; readonly learned: LearnedDanger };

/** What was learned from the sentences with this digest; undefined if another or none is stored. */
export function readLearned(digest: string): LearnedDanger | undefined {
  if (!existsSync(FILE)) return undefined;
  const stored = deserialize(readFileSync(FILE)) as Stored;
  return stored.digest === digest ? stored.learned : undefined;
}

/** @param digest of the sentences */
export function writeLearned(digest: string, learned: LearnedDanger): void {
  writeFileSync(FILE, serialize({ digest, learned } satisfies Stored));
}
