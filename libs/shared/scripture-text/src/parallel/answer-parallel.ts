import type { ParallelAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  passageOfRange,
  type Numbering,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { ANSWER_LIMITS, utf8Bytes, type ReadVerses } from '../passages/fill-answer.js';
import { alignRows, type Column } from './align-rows.js';
import { planRows, type RowPlan } from './plan-rows.js';
import { readColumn } from './read-column.js';

/** Maximum rows of a response. */
const ROWS_LIMIT = 200;

/** A text of a parallel view: its required notice, its numbering, and its verses. */
export type ParallelText = {
  readonly translation: ParallelAnswer['translations'][number];
  readonly numbering: Numbering;
  readonly read: ReadVerses;
};

/**
 * Aligns ranges side by side by canonical verse.
 *
 * @param ranges in the numbering of the first text
 * @param texts at least one
 * @param language of the names of the passages
 * @returns `next` names the part that does not fit in one response
 * @throws the errors of reading a text
 */
export async function answerParallel(
  ranges: readonly VerseRange[],
  texts: readonly [ParallelText, ...ParallelText[]],
  language: Language,
): Promise<ParallelAnswer> {
  let answer: ParallelAnswer;
  let rows = ROWS_LIMIT;
  do {
    answer = await answerPlan(planRows(ranges, texts[0].numbering, rows), texts, language);
    rows = Math.floor(rows / 2);
  } while (rows > 0 && utf8Bytes(JSON.stringify(answer)) > ANSWER_LIMITS.bytes);
  return answer;
}

async function answerPlan(
  { passages, left }: RowPlan,
  texts: readonly [ParallelText, ...ParallelText[]],
  language: Language,
): Promise<ParallelAnswer> {
  const { counts } = texts[0].numbering;
  const named = passages.map(({ range }) => passageOfRange(range, counts));
  const rows = await Promise.all(
    passages.map(async ({ canonical }) => {
      const columns = texts.map(async ({ translation, numbering, read }): Promise<Column> => {
        return { language: translation.language, verses: await readColumn(read, numbering, canonical) };
      });
      return alignRows(canonical, await Promise.all(columns), language);
    }),
  );
  return {
    reference: formatReference(named, language),
    translations: texts.map(({ translation }) => translation),
    passages: named.map((passage, index) => ({
      reference: formatReference([passage], language),
      osis: formatOsis([passage]),
      rows: rows[index]!,
    })),
    next: left.length > 0 ? formatOsis(left.map((range) => passageOfRange(range, counts))) : null,
  };
}
