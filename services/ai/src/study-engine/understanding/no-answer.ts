import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import type { ChosenEntry } from './choose-entry.js';
import { isWrittenAsName } from './follow-ups/going-on.js';

/** Whether an answer is about none of the people whom a question names: “How did David react?” asks of no crowd. */
export function isOfNobodyNamed(
  entries: StudyEntries,
  { entry, fit }: ChosenEntry,
  question: string,
  words: readonly string[],
  language: Language,
): boolean {
  if (entry.kind !== 'questions' || fit >= 1 || question === question.toLowerCase()) return false;
  const names = entries
    .named(words, language)
    .filter(
      ({ item, at }) => item.kind === 'people' && at.every((each) => isWrittenAsName(question, words[each]!)),
    )
    .flatMap(({ at }) => at.map((each) => words[each]!));
  if (names.length === 0) return false;
  const { title, body } = entry.text[language];
  const said = new Set([
    ...foldedWords(`${title} ${body}`),
    ...entry.patterns[language].flatMap((pattern) => pattern.flat().map(({ text }) => text)),
  ]);
  return !names.some((name) => said.has(name));
}

/** Whether a question asks what somebody whom it names did to the one before: “How did David treat him?” */
export function isDoneToBefore(
  entry: Entry,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): boolean {
  if (entry.kind !== 'people' || entry === before) return false;
  // “What did Moses do?” after the golden calf asks what he did then.
  if (before?.kind === 'stories')
    return before.people.includes(entry.id) && DONE_THEN[language].test(words.join(' '));
  if (before?.kind !== 'people') return false;
  return DONE_TO[language].test(words.join(' '));
}

const DONE_TO: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:him|her|them)$|\b(?:him|her|them) (?:to|for|with|in|from|as)\b/,
  es: /^(?:y |pero )?(?:que|como|por que|cuando|donde|quien) (?:le|les|lo|la|los|las) \w+(?!.* al? \w)/,
};

/** Whether a person or place was found by a word that the question does not write as a name: “¿Fue justo?” */
export function isCommonWord(
  { entry }: { readonly entry: Entry },
  question: string,
  language: Language,
): boolean {
  if (entry.kind !== 'people' && entry.kind !== 'places') return false;
  const names = foldedWords([entry.text[language].title, ...entry.names].join(' '));
  const said = foldedWords(question).filter((word) => names.includes(word));
  return said.length > 0 && !said.some((word) => isWrittenAsName(question, word));
}

const DONE_THEN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |then )?(?:what|how) did .+ (?:do|say|answer|reply|respond|react|feel|think)\b/,
  es: /^(?:y |entonces )?(?:que|como) (?:le |les |se )?(?:hizo|dijo|respondio|contesto|reacciono|penso|sintio)\b/,
};
