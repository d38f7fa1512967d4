import type { Language } from '@word-unfolded/domain';
import {
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { chaptersIn } from './sequential-readings.js';
import { knownTheme } from '../themes/known-themes.js';
import { harmOf } from '../themes/harm-themes.js';
import { woundPassages } from '../themes/wound-passages.js';
import { lifeTheme } from '../themes/life-themes.js';
import { readQuestion } from '../../study-engine/asking/read-question.js';
import { prominence } from '../../study-engine/understanding/people/prominence.js';

/** What a theme is: a text to be read through, a story, passages of one part of Scripture, a situation of
 * life, a wound, of which nothing but the chosen chapters is read, or anything else. */
export type ThemeReading =
  | { readonly kind: 'text'; readonly ranges: readonly VerseRange[] }
  | { readonly kind: 'story'; readonly name: string; readonly ranges: readonly VerseRange[] }
  | { readonly kind: 'theme' | 'part' | 'life' | 'wound'; readonly leads: readonly VerseRange[] };

/** Words around the name of a text or a story, folded. */
const AROUND: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an and the of in on to from through with by book books letter letters epistle gospel life lives story stories journey times days day weeks week month months chapter chapters reading read study studies bible 7 14 30 31 90'.split(
      ' ',
    ),
  ),
  es: new Set(
    'un una y el la los las de del en a al desde por con libro libros carta cartas epistola evangelio vida historia historias camino tiempos dias dia semanas semana mes meses capitulo capitulos lectura leer estudio biblia 7 14 30 31 90'.split(
      ' ',
    ),
  ),
};

/** Words that say that a life or a story is meant, folded. */
const TOLD: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['life', 'lives', 'story', 'stories', 'journey', 'times']),
  es: new Set(['vida', 'historia', 'historias', 'camino', 'tiempos']),
};

/** Most entries whose passages lead a theme. */
const LEADING = 3;

/**
 * Reads a theme by its words alone.
 *
 * @param days of the plan: of a theme that several texts tell, so many are read as fill them
 */
export function readTheme(
  theme: string,
  { language, days }: { readonly language: Language; readonly days: number },
  entries: StudyEntries,
): ThemeReading {
  const harm = harmOf(theme);
  if (harm?.kind === 'wound') return { kind: 'wound', leads: woundPassages(harm.wound) };
  const words = foldedWords(theme);
  const named = words.filter((word) => !AROUND[language].has(word));
  const text = textNamed(theme, named, language);
  if (text) return { kind: 'text', ranges: text };
  const known = knownTheme(theme, language);
  if (known?.kind === 'text') return { kind: 'text', ranges: enoughFor(days, known.ranges) };
  if (known) return { kind: known.kind, leads: known.ranges };
  const life = lifeTheme(theme, language);
  if (life) return { kind: 'life', leads: life.ranges };
  const isTold = words.some((word) => TOLD[language].has(word));
  const told = toldBy(named, isTold, language, entries);
  if (told) return told;
  const leading = [
    ...entries.named(named, language).map(({ item }) => item),
    // What a prayer about a subject quotes is to be prayed, and often speaks of something else.
    ...(readQuestion(theme, language).subjects.length > 0 ? [] : prayersTitled(named, language, entries)),
    ...entries.asked(words, language).map(({ item }) => item),
  ]
    .slice(0, LEADING)
    .flatMap(({ passages }) => passages)
    .flatMap((passage) => rangeOf(passage) ?? []);
  return { kind: 'theme', leads: leading };
}

/** The first texts that have a chapter for each day. */
function enoughFor(days: number, texts: readonly VerseRange[]): readonly VerseRange[] {
  const end = texts.findIndex((_, at) => chaptersIn(texts.slice(0, at + 1)).length >= days);
  return end < 0 ? texts : texts.slice(0, end + 1);
}

/** The life or the story that the words name; of people of one name, the one of whom most is told. */
function toldBy(
  named: readonly string[],
  isTold: boolean,
  language: Language,
  entries: StudyEntries,
): ThemeReading | undefined {
  const [item] = entries
    .named(named, language)
    .filter(({ at }) => at.length === named.length)
    .map((match) => match.item)
    .filter(({ kind }) => kind === 'people' || (isTold && kind === 'stories'))
    .sort((a, b) => prominence(b, named) - prominence(a, named));
  if (item?.kind !== 'people' && item?.kind !== 'stories') return undefined;
  const passages = item.kind === 'stories' ? [item.passage, ...item.passages] : item.passages;
  const ranges = passages.flatMap((passage) => rangeOf(passage) ?? []);
  if (ranges.length === 0) return undefined;
  return { kind: 'story', name: item.text[language].title, ranges: mainText(ranges) };
}

/** Prayers for a time of the year or of life that the theme names, such as Advent. */
function prayersTitled(named: readonly string[], language: Language, entries: StudyEntries): Entry[] {
  if (named.length === 0) return [];
  return entries.all.filter(({ kind, text }) => {
    const title = new Set(kind === 'prayers' ? foldedWords(text[language].title) : []);
    return named.every((word) => title.has(word));
  });
}

/** A book or a passage of chapters that is the whole theme: "Proverbs in 31 days", "el evangelio de Juan". */
function textNamed(theme: string, named: readonly string[], language: Language): VerseRange[] | undefined {
  const tries = [theme, theme.replace(/\s+(?:in|en)\s+\d+\s+\p{L}+\s*$/iu, ''), withoutFirstWords(theme)];
  for (const text of tries) {
    const parsed = parseReference(text.trim(), language);
    if (!parsed.understood || parsed.isCorrected || named.length > 3) continue;
    const ranges = parsed.passages.flatMap((passage) => {
      const located = locatePassage(passage, KJV_VERSE_COUNTS);
      return located.exists ? [located.range] : [];
    });
    if (ranges.length > 0 && ranges.length === parsed.passages.length) return ranges;
  }
  return undefined;
}

function withoutFirstWords(theme: string): string {
  return theme
    .replace(/^(?:the|el|la)\s+/iu, '')
    .replace(
      /^(?:book|letter|epistle|gospel|libro|carta|ep[ií]stola|evangelio)\s+(?:of|to the|to|according to|de los|de|a los|a|seg[uú]n)\s+/iu,
      '',
    )
    .replace(/\s+(?:in|en)\s+\d+\s+\p{L}+\s*$/iu, '');
}

/** What is between the parts of a story in one book belongs to it: Genesis 37 to 50. */
function mainText(ranges: readonly VerseRange[]): VerseRange[] {
  const BOOK = 1_000_000;
  const byBook = new Map<number, VerseRange>();
  for (const { first, last } of ranges) {
    const book = Math.floor(first / BOOK);
    const known = byBook.get(book);
    const isFar = known && Math.floor(first / 1_000) - Math.floor(known.last / 1_000) > 8;
    if (known && isFar) byBook.set(book + 100 + byBook.size, { first, last });
    else
      byBook.set(
        book,
        known ? { first: Math.min(known.first, first), last: Math.max(known.last, last) } : { first, last },
      );
  }
  return [...byBook.values()];
}
