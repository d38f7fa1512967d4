import type { Language } from '@word-unfolded/domain';
import { foldedWords, type StudyEntries } from '@word-unfolded/study-library';
import { chooseEntry } from '../choose-entry.js';
import type { Understood } from '../understood.js';
import type { QuestionForm } from '../wording/question-form.js';
import type { RelationQuestion } from './relation-question.js';

/** An entry that explains so much of a question gives the number. */
const COUNTED = 1;

/**
 * The entry that says how many relatives somebody has, where the question names that person with a pronoun or not at all;
 * undefined where no entry counts them.
 */
export function countOf(
  entries: StudyEntries,
  { person }: RelationQuestion,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
): Understood | undefined {
  if (form !== 'how-many') return undefined;
  const name = foldedWords(person.text[language].title.replace(/\s*\(.*\)|,.*$/gu, ''));
  const found = chooseEntry(entries, [...words, ...name], language, form, undefined);
  if (found?.entry.kind !== 'questions' || found.fit < COUNTED) return undefined;
  const isOfPerson = entries
    .named(foldedWords(found.entry.text[language].title), language)
    .some(({ item }) => item === person);
  return isOfPerson ? { kind: 'entry', form, ...found } : undefined;
}
