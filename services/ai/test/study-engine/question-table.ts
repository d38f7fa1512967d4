import type { Language } from '@word-unfolded/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of the tables of docs/ai.md. */
export type ExpectedAnswer = {
  readonly language: Language;
  /** The questions of one conversation; the answer to the last one is checked. */
  readonly questions: readonly string[];
  readonly open: string | undefined;
  readonly expected: readonly string[];
};

const DOCS = path.join(import.meta.dirname, '../../../../docs/ai.md');
const TABLES: readonly (readonly [Language, string])[] = [
  ['en', '#### In English'],
  ['es', '#### In Spanish'],
];

export function readQuestionTables(): ExpectedAnswer[] {
  const docs = readFileSync(DOCS, 'utf8');
  return TABLES.flatMap(([language, title]) => {
    const [, after = ''] = docs.split(title);
    const [table = ''] = after.split(/\n#+ /);
    const rows = table.split('\n').filter((line) => line.startsWith('|'));
    return rows.slice(2).map((row): ExpectedAnswer => {
      const [question = '', open = '', expected = ''] = row
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      return {
        language,
        questions: question.split(/ (?:then|luego): /),
        open: open === '' ? undefined : open,
        expected: expected.split('; '),
      };
    });
  });
}
