import type { CompositionContext } from '../composing/composition-context.js';
import type { StudyLibrary } from '../../library/study-library.js';
import { stemOf } from './words-of-question.js';
import type { LexiconAnswer, TextRange } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { wordsOf } from '@word-unfolded/scripture-text';

/** Number of verses in which a word is examined. */
const VERSES = 15;

const ORIGINAL_LETTERS = /[\p{Script=Greek}\p{Script=Hebrew}]/u;

/** A lemma with less than this share of the occurrences of the commonest one is left out. */
const LEAST_SHARE = 0.25;

/** An original word that an edition renders by a given word, and in how many of the examined verses. */
export type OriginalWord = { readonly strongs: string; readonly times: number };

/**
 * The original words behind a word of the reader's language, by the tagged edition, the commonest first. They connect a
 * Spanish word with the English works. A word in Greek or Hebrew letters is looked up in the lexicon.
 */
export async function originalWordsOf(context: CompositionContext, word: string): Promise<OriginalWord[]> {
  const { library, setting, language } = context;
  if (ORIGINAL_LETTERS.test(word)) {
    const inLexicon = (await library.search(word, setting, { limit: 1 }))?.lexicon ?? [];
    return inLexicon.map(({ strongs, verses }) => ({ strongs, times: verses }));
  }
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
  const ranked = behind(words, wanted, language);
  return ranked.filter((each) => each.times >= ranked[0]!.times * LEAST_SHARE);
}

/** The original words behind a word where it stands in a passage, the commonest first; none if it is not there. */
export async function originalWordsAt(
  context: CompositionContext,
  word: string,
  reference: string,
): Promise<OriginalWord[]> {
  const { library, setting, language } = context;
  const translationId = await library.taggedTranslation(setting);
  if (translationId === undefined) return [];
  const tagged = { ...setting, translationId };
  const passage = await library.passage(reference, tagged);
  const words = passage && (await library.words(passage, tagged));
  return behind(words, new Set(wordsOf(word).map(({ folded }) => stemOf(folded, language))), language);
}

/** The original words behind words with these stems, the commonest first. */
function behind(
  words: Awaited<ReturnType<StudyLibrary['words']>>,
  stems: ReadonlySet<string>,
  language: Language,
): OriginalWord[] {
  const times = new Map<string, number>();
  for (const { text, strongs } of words?.verses.flatMap((verse) => verse.words) ?? [])
    if (wordsOf(text).some(({ folded }) => stems.has(stemOf(folded, language))))
      for (const each of strongs) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times]
    .map(([strongs, count]) => ({ strongs, times: count }))
    .sort((a, b) => b.times - a.times || a.strongs.localeCompare(b.strongs));
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
