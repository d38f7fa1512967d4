import type { CompositionContext } from '../composing/composition-context.js';
import { stemOf } from './words-of-question.js';
import type { LexiconAnswer, TextRange } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { wordsOf } from '@word-unfolded/scripture-text';

/** Number of verses in which a word is examined. */
const VERSES = 15;

/** A lemma with less than this share of the occurrences of the commonest one is left out. */
const LEAST_SHARE = 0.25;

/** An original word that an edition renders by a given word, and in how many of the examined verses. */
export type OriginalWord = { readonly strongs: string; readonly times: number };

/**
 * The original words behind a word of the reader's language, by the tagged edition, the commonest first. They connect a
 * Spanish word with the English works.
 */
export async function originalWordsOf(context: CompositionContext, word: string): Promise<OriginalWord[]> {
  const { library, setting, language } = context;
  const translationId = await library.taggedTranslation(setting);
  if (translationId === undefined) return [];
  const tagged = { ...setting, translationId };
  const found = await library.search(word, tagged, { limit: VERSES });
  // Results for a corrected spelling do not concern this word.
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

/** The stems of the words that the search found in a verse; they may be other spellings and forms of the word. */
function stemsFound(text: string, highlights: readonly TextRange[], language: Language): string[] {
  const found = highlights.map(({ start, end }) => text.slice(start, end)).join(' ');
  return wordsOf(found).map(({ folded }) => stemOf(folded, language));
}

/**
 * Whether an original word may be presented as the one behind a word: several places show it, or it is among the
 * renderings of the edition. A single place may be an idiom.
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

/** English words for a word of the reader's language, the likeliest first; for English the word itself. */
export async function englishFor(context: CompositionContext, word: string): Promise<string[]> {
  if (context.language === 'en') return [word];
  const originals = await originalWordsOf(context, word);
  const entries = await Promise.all(
    originals
      .slice(0, 2)
      .map(({ strongs }) => context.library.lexicon(strongs, context.setting, { limit: 1 })),
  );
  const names = entries.flatMap((answer) => {
    const english = answer?.renderings.find(({ translation }) => translation.language === 'en');
    return english?.renderings.slice(0, 2).map(({ text }) => text) ?? [];
  });
  return [...new Set(names)];
}
