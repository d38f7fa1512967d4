import {
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  parseReference,
  type PassageReference,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { SENTENCES } from '../src/study-engine/composing/sentences.js';
import { linksOf, quotedPassages } from './study-engine/answer-links.js';
import { readQuestionTables, type ExpectedAnswer } from './study-engine/question-table.js';
import { RealEngine } from './study-engine/real-engine.js';

const questions = readQuestionTables();
let engine: RealEngine;
beforeAll(async () => {
  engine = await RealEngine.start();
});
afterAll(() => engine.stop());

function rangeOf(passages: readonly PassageReference[] | undefined): VerseRange | undefined {
  const located = passages?.[0] && locatePassage(passages[0], KJV_VERSE_COUNTS);
  return located?.exists ? located.range : undefined;
}

/** Whether an answer has what a row of the table promises. */
function has(answer: string, expected: string, { language }: ExpectedAnswer): boolean {
  const say = SENTENCES[language];
  if (expected === 'nothing') return quotedPassages(answer).length === 0 && !answer.includes('scripture:');
  if (expected === 'readings') {
    const [, after = ''] = answer.split(say.traditionsDiffer);
    return (after.split(say.weighReadings)[0]!.match(/^\*\*/gm)?.length ?? 0) >= 2;
  }
  if (expected.startsWith('word: '))
    return linksOf(answer).some(({ words, link }) => link.kind === 'lexicon' && words === expected.slice(6));
  const parsed = parseReference(expected, language);
  const wanted = parsed.understood ? rangeOf(parsed.passages) : undefined;
  if (!wanted) throw new Error(`The table names ${expected}, which is no passage.`);
  const firstFive = quotedPassages(answer).slice(0, 5);
  return firstFive.some((osis) => {
    const range = rangeOf(parseOsis(osis));
    return range !== undefined && range.first <= wanted.last && wanted.first <= range.last;
  });
}

describe('the questions of docs/ai.md', () => {
  it('are at least forty in each language', () => {
    for (const language of ['en', 'es'])
      expect(questions.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(40);
  });

  it.each(questions.map((each) => [`${each.questions.join(' ')} ${each.open ?? ''}`, each] as const))(
    '%s',
    async (_, expected) => {
      const answers = await engine.converse(expected.questions, expected.language, expected.open);
      const answer = answers.at(-1)!;
      expect(answer).not.toBe('');
      const missing = expected.expected.filter((each) => !has(answer, each, expected));
      expect({ missing, found: missing.length > 0 ? quotedPassages(answer).slice(0, 6) : [] }).toEqual({
        missing: [],
        found: [],
      });
    },
  );
});
