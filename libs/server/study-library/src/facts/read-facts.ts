import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import type { Bilingual } from '../entries/entry.js';
import type { Fault } from '../reading/fault.js';
import { contentFolder } from '../reading/read-content.js';
import { typeset } from '../reading/split-file.js';
import { FACT_KINDS, type FactKindName } from './fact-kinds.js';

/** What the table says of a person or a place: `moses` has `age` 120, in Deuteronomy 34:7. */
export type Fact = {
  readonly file: string;
  readonly line: number;
  /** The id of the entry of the person, or of the place if the kind is `place`. */
  readonly subject: string;
  readonly kind: FactKindName;
  readonly value: Bilingual<string>;
  readonly passages: readonly PassageReference[];
};

const LINE = /^ {2}([a-z]+): (.+)$/;

/**
 * The facts of `facts/*.txt`: the id of a person or place in a line, then a line for each fact, indented by two spaces, with its
 * kind, what it is in English and in Spanish, and its passages: `age: 120 | 120 | Deut.34.7`.
 */
export function readFacts(folder = contentFolder()): {
  readonly facts: Fact[];
  readonly faults: Fault[];
} {
  const own = path.join(folder, 'facts');
  const facts: Fact[] = [];
  const faults: Fault[] = [];
  const names = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.txt')) : [];
  for (const name of names.sort()) {
    const file = `facts/${name}`;
    let subject = '';
    for (const [index, row] of readFileSync(path.join(own, name), 'utf8').split(/\r?\n/).entries()) {
      const line = index + 1;
      const fault = (message: string) => faults.push({ file, line, entry: subject, message });
      if (row.trim() === '' || row.startsWith('#')) continue;
      if (/^[a-z]/.test(row)) {
        subject = row.trim();
        continue;
      }
      const [, kind = '', written = ''] = LINE.exec(row) ?? [];
      const [en = '', es = '', osis = ''] = typeset(written)
        .split('|')
        .map((part) => part.trim());
      const passages = parseOsis(osis) ?? [];
      if (!isFactKind(kind)) fault(`“${kind}” is no kind of fact.`);
      else if (en === '' || es === '' || passages.length === 0)
        fault('A fact is written “kind: English | Spanish | Deut.34.7”.');
      else facts.push({ file, line, subject, kind, value: { en, es }, passages });
    }
  }
  return { facts, faults };
}

const isFactKind = (name: string): name is FactKindName => Object.hasOwn(FACT_KINDS, name);
