import type { StudyDesk } from '../composing/desk.js';
import { stemOf } from './words-of-question.js';
import type { LexiconAnswer, TextRange } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { wordsOf } from '@word-unfolded/scripture-text';

/** Verses in which a word is looked at. */
const VERSES = 15;

/** A lemma behind fewer of the places than this part of the commonest one is left out. */
const LEAST_SHARE = 0.25;

/** An original word that an edition renders by some word, and in how many of the verses looked at. */
export type OriginalWord = { readonly strongs: string; readonly times: number };

/**
 * The original words behind a word of the reader's language, by the edition that is tagged: the commonest first. It is the
 * bridge from a Spanish word to the English works.
 */
export async function originalWordsOf(desk: StudyDesk, word: string): Promise<OriginalWord[]> {
  const { library, setting, language } = desk;
  const translationId = await library.taggedTranslation(setting);
  if (translationId === undefined) return [];
  const tagged = { ...setting, translationId };
  const found = await library.search(word, tagged, { limit: VERSES });
  // What was found for another spelling says nothing of this word.
  const exact = found?.correction ? [] : (found?.verses ?? []);
  const verses = exact.filter((verse) => verse.translationId === translationId);
  if (verses.length === 0) return [];
  const osis = verses.map(({ book, chapter, number }) => `${book}.${chapter}.${number}`).join(' ');
  const passage = await library.passage(osis, tagged);
  const words = passage && (await library.words(passage, tagged));
  const wanted = new Set(verses.flatMap(({ text, highlights }) => stemsFound(text, highlights, language)));
  const times = new Map<string, number>();
  for (const each of words?.verses.flatMap((verse) => verse.words) ?? []) {
    const stems = wordsOf(each.text).map(({ folded }) => stemOf(folded, language));
    if (stems.some((stem) => wanted.has(stem)))
      for (const strongs of each.strongs) times.set(strongs, (times.get(strongs) ?? 0) + 1);
  }
  const ranked = [...times].map(([strongs, count]) => ({ strongs, times: count }));
  ranked.sort((a, b) => b.times - a.times || a.strongs.localeCompare(b.strongs));
  return ranked.filter((each) => each.times >= ranked[0]!.times * LEAST_SHARE);
}

/** What the search found in a verse: other spellings and forms of the word too. */
function stemsFound(text: string, highlights: readonly TextRange[], language: Language): string[] {
  const found = highlights.map(({ start, end }) => text.slice(start, end)).join(' ');
  return wordsOf(found).map(({ folded }) => stemOf(folded, language));
}

/**
 * Whether an original word may be said to stand behind a word: several places say so, or the edition renders it by that word
 * among others. One place alone may have it in a turn of phrase.
 */
export function standsBehind(
  { times }: OriginalWord,
  word: string,
  { renderings }: LexiconAnswer,
  language: Language,
): boolean {
  if (times > 1) return true;
  const stem = stemOf(wordsOf(word)[0]?.folded ?? '', language);
  return (renderings[0]?.renderings ?? []).some(({ text }) =>
    wordsOf(text).some(({ folded }) => stemOf(folded, language) === stem),
  );
}

/** English words for a word of the reader's language, likeliest first; for English the word itself. */
export async function englishFor(desk: StudyDesk, word: string): Promise<string[]> {
  if (desk.language === 'en') return [word];
  const originals = await originalWordsOf(desk, word);
  const entries = await Promise.all(
    originals.slice(0, 2).map(({ strongs }) => desk.library.lexicon(strongs, desk.setting, { limit: 1 })),
  );
  const names = entries.flatMap((answer) => {
    const english = answer?.renderings.find(({ translation }) => translation.language === 'en');
    return english?.renderings.slice(0, 2).map(({ text }) => text) ?? [];
  });
  return [...new Set(names)];
}
