import type { Language } from '@word-unfolded/domain';
import { englishStem, spanishStem } from '@word-unfolded/scripture-text';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../finding/words-of-question.js';

/** How questions name a tradition, and how the headings of readings may name it. */
const TRADITIONS: readonly (readonly [asked: RegExp, heading: RegExp])[] = [
  [/^(?:roman )?catoli\w+|^catholic/, /catholi|catoli/],
  [/^orthodox|^ortodox/, /orthodox|ortodox/],
  [/^(?:baptist|bautist)/, /baptist|bautist/],
  [/^(?:luther|luter)/, /luther|luter/],
  [/^(?:methodis|metodis|wesley)/, /methodis|metodis|wesley/],
  [/^pentecostal|^charismatic|^carismatic/, /pentecostal|charismatic|carismatic/],
  [/^(?:anglican|episcopal)/, /anglican|episcopal/],
  [/^adventist/, /adventist/],
  [/^(?:reform|calvin|presbyter|presbiter)/, /reform|calvin|presbyter|presbiter/],
  [/^(?:protestant|evangeli)/, /protestant|evangeli|reform|luther|luter/],
];

/** Words of a question that are said of what a tradition holds and name no subject. */
const HOLDS =
  /^(?:say|says|think|thinks|believe|believes|teach|teaches|hold|about|view|dice|dicen|piensa|piensan|cree|creen|ensena|ensenan|opina|opinan|iglesia|church|churches|iglesias|tradition|tradicion|position|postura)$/;

/** The reading of a question for which a tradition is asked: “What do Catholics say about it?” */
export function readingAsked(entry: Entry, question: string, language: Language): string | undefined {
  const asked = headingsAsked(question);
  if (asked.length === 0) return undefined;
  const part = entry.text[language].parts.find(({ heading }) =>
    asked.some((form) => form.test(foldedWords(heading).join(' '))),
  );
  return part && `${part.heading}: ${part.body}`;
}

/** Whether a question asks only what a tradition says of what was asked before. */
export function isOfTradition(words: readonly string[], language: Language): boolean {
  const named = words.filter((word) => TRADITIONS.some(([asked]) => asked.test(word)));
  const others = words.filter(
    (word) => !named.includes(word) && !HOLDS.test(word) && carriesMeaning(word, language),
  );
  return named.length > 0 && others.length === 0;
}

function headingsAsked(question: string): readonly RegExp[] {
  const words = foldedWords(question);
  return TRADITIONS.flatMap(([asked, heading]) => (words.some((word) => asked.test(word)) ? [heading] : []));
}

const STEMS = { en: englishStem, es: spanishStem } as const;

/** Most words of a question that asks on. */
const MOST_WORDS = 7;

/**
 * Whether a short question that names nobody asks what the title or a pattern of the question before asks too: “¿Quién lo
 * mató?” after “How did Absalom die, and who killed him?”
 */
export function asksOfTitle(
  entries: StudyEntries,
  before: Entry,
  words: readonly string[],
  language: Language,
): boolean {
  if (before.kind !== 'questions' || words.length > MOST_WORDS) return false;
  if (entries.named(words, language).length > 0) return false;
  const telling = words.filter((word) => carriesMeaning(word, language));
  const stem = STEMS[language];
  const told = new Set(foldedWords(before.text[language].title).map(stem));
  return telling.length > 0 && telling.every((word) => told.has(stem(word)));
}
