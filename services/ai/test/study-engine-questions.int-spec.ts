import {
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  parseReference,
  type PassageReference,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { Language } from '@word-unfolded/domain';
import { languageOfQuestion } from '../src/study-engine/asking/language-of-question.js';
import { SENTENCES } from '../src/study-engine/composing/sentences.js';
import { linksOf, quotedPassages } from './study-engine/answer-links.js';
import { readQuestionTables, type ExpectedAnswer } from './study-engine/question-table.js';
import { commonProblems, firstParagraph } from './study-engine/answer-rules.js';
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

/** Passages that an answer names, in the order in which a reader meets them. */
function namedPassages(answer: string): VerseRange[] {
  const osis = linksOf(answer).flatMap(({ link }) => (link.kind === 'reference' ? [link.osis] : []));
  return [...new Set(osis)].flatMap((each) => rangeOf(parseOsis(each)) ?? []);
}

/** What a row of the table promises besides its passages. */
function has(answer: string, expected: string, { language }: ExpectedAnswer): boolean {
  const say = SENTENCES[language];
  if (expected === 'nothing') return quotedPassages(answer).length === 0 && !answer.includes('scripture:');
  if (expected === 'readings') {
    const [, after = ''] = answer.split(say.traditionsDiffer);
    return (after.split(say.weighReadings)[0]!.match(/^\*\*/gm)?.length ?? 0) >= 2;
  }
  if (expected.startsWith('word: '))
    return linksOf(answer).some(({ words, link }) => link.kind === 'lexicon' && words === expected.slice(6));
  return firstParagraph(answer).toLowerCase().includes(expected.slice('says: '.length).toLowerCase());
}

/** Whether one of the passages that a row names is among the first ones of the answer. */
function namesOneOf(answer: string, expected: readonly string[], { language }: ExpectedAnswer): boolean {
  const first = namedPassages(answer).slice(0, FIRST);
  return expected.some((each) => {
    const parsed = parseReference(each, language);
    const wanted = parsed.understood ? rangeOf(parsed.passages) : undefined;
    if (!wanted) throw new Error(`The table names ${each}, which is no passage.`);
    return first.some((range) => range.first <= wanted.last && wanted.first <= range.last);
  });
}

const FIRST = 3;
const IS_RULE = /^(?:nothing|readings|word: .*|says: .*)$/;

/** The language in which the last question is asked. */
function languageIn({ questions: asked, language }: ExpectedAnswer): Language {
  const told = languageOfQuestion(asked.at(-1)!);
  return told === undefined || told === 'other' ? language : told;
}

/** All that is wrong with an answer, by the rules of docs/ai.md. */
function problemsOf(answer: string, row: ExpectedAnswer): string[] {
  const passages = row.expected.filter((each) => !IS_RULE.test(each));
  const rules = row.expected.filter((each) => IS_RULE.test(each));
  return [
    ...rules.filter((each) => !has(answer, each, row)).map((each) => `lacks ${each}`),
    ...(passages.length > 0 && !namesOneOf(answer, passages, row)
      ? [
          `names first ${namedPassages(answer)
            .slice(0, FIRST)
            .map(({ first }) => first)
            .join(', ')}`,
        ]
      : []),
    ...commonProblems(
      answer,
      languageIn(row),
      rules.some((each) => each.startsWith('word: ')),
    ),
  ];
}

describe('the questions of docs/ai.md', () => {
  it('are at least two hundred in each language', () => {
    for (const language of ['en', 'es'])
      expect(questions.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(200);
  });

  it.each(questions.map((each) => [`${each.questions.join(' ')} ${each.open ?? ''}`, each] as const))(
    '%s',
    async (_, row) => {
      const answers = await engine.converse(row.questions, row.language, row.open);
      expect(problemsOf(answers.at(-1)!, row)).toEqual([]);
    },
  );
});
