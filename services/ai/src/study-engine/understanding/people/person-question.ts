import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type PersonEntry, type StudyEntries } from '@word-unfolded/study-library';
import { chooseEntry } from '../choose-entry.js';
import { personOf } from './relation-question.js';
import type { Understood } from '../understood.js';
import type { QuestionForm } from '../wording/question-form.js';

/** Words that mean a person who was named before. */
const MEANS_SOMEBODY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|him|her|his)\b/,
  es: /\b(?:el|ella|su)\b (?=(?:pariente|antepasad|famil|amig|relacion))/,
};

/**
 * The answer of an editor to what is asked of the person before and somebody who is named: “Was she related to Jesus?”
 * asks of Rahab, and not who Jesus was.
 */
export function ofPersonBefore(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before: Entry | undefined,
): Understood | undefined {
  const person = before && personOf(entries, before);
  if (!person || !MEANS_SOMEBODY[language].test(words.join(' '))) return undefined;
  const isNamed = entries.named(words, language).some(({ item }) => item.kind === 'people');
  return isNamed ? answeredOf(entries, words, language, form, person) : undefined;
}

/** The answer of an editor to what is asked of a person's life: “How did he die?” of Elijah, who was taken up. */
export function answeredOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  person: PersonEntry,
): Understood | undefined {
  const name = foldedWords(person.text[language].title.replace(/\(.*\)|,.*$| (?:of|de|the|el|la) .*$/g, ''));
  const chosen = chooseEntry(entries, [...words, ...name], language, form);
  return chosen?.entry.kind === 'questions' && chosen.fit >= 1
    ? { kind: 'entry', form, entry: chosen.entry, fit: chosen.fit, namesakes: [] }
    : undefined;
}
