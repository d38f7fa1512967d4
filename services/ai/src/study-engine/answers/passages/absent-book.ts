import type { Language } from '@word-unfolded/domain';
import { plainMarkdown } from '@word-unfolded/answer-text';
import { foldedWords } from '@word-unfolded/study-library';
import type { QuestionReading } from '../../asking/read-question.js';
import type { Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { entryAnswer } from '../../entry-answers/entry-answer.js';
import { byProminence } from '../../understanding/people/prominence.js';
import { booksOf } from '../../understanding/people/writers.js';
import type { Understood } from '../../understanding/understood.js';

/** A book that is called after somebody. */
const BOOK_OF: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:book|letter|gospel|epistle) of (?:king |the prophet )?(\p{L}+)/iu,
  es: /(?<!\p{L})(?:libro|carta|evangelio|ep[ií]stola) de(?:l)? (?:rey |profeta )?(\p{L}+)/iu,
};

/** An entry that explains so much of a question answers it. */
const WHOLE = 0.95;

/** That there is no book of somebody, and who they were: “What does the book of Hezekiah say?” */
export function absentBook(
  context: CompositionContext,
  question: string,
  understood: Understood,
  reading: QuestionReading,
): Blocks | undefined {
  const { entries, language, say } = context;
  const called = BOOK_OF[language].exec(question)?.[1];
  if (!called || reading.book || reading.within.book) return undefined;
  if (understood.kind === 'entry' && !understood.isNear && understood.fit >= WHOLE) return undefined;
  const words = foldedWords(called);
  const named = entries.named(words, language).map(({ item }) => item);
  if (named.some(({ kind }) => kind === 'books')) return undefined;
  const people = named.flatMap((item) => (item.kind === 'people' ? [item] : []));
  const [person] = byProminence(people, words);
  if (!person || people.some(({ id }) => booksOf(id).length > 0)) return undefined;
  const name = plainMarkdown(person.text[language].title.replace(/\s*\(.*\)|,.*$/gu, ''));
  return entryAnswer(context, person, { lead: say.noBookOf(name) });
}
