import type { Language } from '@word-unfolded/domain';
import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf } from '@word-unfolded/study-library';
import { readQuestion } from '../../study-engine/asking/read-question.js';
import { carriesMeaning, stemOf } from '../../study-engine/finding/words-of-question.js';
import { LIFE_THEMES } from './life-themes.table.js';

/** A situation of life that Scripture speaks to in other words. */
export type LifeTheme = {
  /** The most important first; of the subjects that the theme names beside the situation, in turns. */
  readonly ranges: readonly VerseRange[];
};

type NamedTheme = { readonly words: readonly string[]; readonly ranges: readonly VerseRange[] };

/** A theme with more words of meaning beside those of the situation is about something else. */
const MOST_OTHER_WORDS = 2;

/**
 * The situation of life of which a theme speaks: “a difficult boss”, “mudarse a otro país”. All words of one of its names
 * are in the theme, in any order and form; of several names, the one of most words counts.
 */
export function lifeTheme(theme: string, language: Language): LifeTheme | undefined {
  const words = foldedWords(theme);
  const stems = words.map((word) => stemOf(word, language));
  const found = namesIn(language).find((name) => name.words.every((word) => stems.includes(word)));
  if (!found) return undefined;
  const others = words.filter(
    (word) => carriesMeaning(word, language) && !found.words.includes(stemOf(word, language)),
  );
  if (others.length > MOST_OTHER_WORDS) return undefined;
  const { subjects } = readQuestion(others.join(' '), language);
  const beside = subjects.flatMap(({ leads }) => leads.flatMap((lead) => rangeOf(lead) ?? []));
  return { ranges: inTurns(found.ranges, beside) };
}

function inTurns(first: readonly VerseRange[], second: readonly VerseRange[]): VerseRange[] {
  const pairs = first.flatMap((range, at) => [range, ...second.slice(at, at + 1)]);
  return [...pairs, ...second.slice(first.length)];
}

const byLanguage = new Map<Language, readonly NamedTheme[]>();

/** Longer names first. */
function namesIn(language: Language): readonly NamedTheme[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = LIFE_THEMES.trim()
    .split('\n')
    .flatMap((row) => {
      const [en = '', es = '', passages = ''] = row.split('|').map((cell) => cell.trim());
      const ranges = (parseOsis(passages) ?? []).flatMap((passage) => rangeOf(passage) ?? []);
      return { en, es }[language].split(',').map((name): NamedTheme => {
        return { words: foldedWords(name).map((word) => stemOf(word, language)), ranges };
      });
    })
    .sort((a, b) => b.words.length - a.words.length);
  byLanguage.set(language, names);
  return names;
}
