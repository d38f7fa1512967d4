import { bookOf, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { genreOf, type Genre } from '../../study-engine/reflection/genre.js';
import {
  chapterExists,
  chapterKey,
  rangeOfChapters,
  type Chapter,
  type ChapterSizes,
} from './chapter-sizes.js';

/** A day of a plan: what is read, and the verses for which it was chosen. */
export type ThemedReading = { readonly range: VerseRange; readonly core: VerseRange; readonly stage: Stage };

/** From ground to practice: the order in which a theme is read. */
const STAGES = ['ground', 'promise', 'prayer', 'christ', 'teaching', 'practice', 'hope'] as const;

export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<Genre, Stage>> = {
  story: 'ground',
  law: 'ground',
  list: 'ground',
  prophecy: 'promise',
  promise: 'promise',
  psalm: 'prayer',
  speech: 'prayer',
  'love-song': 'prayer',
  gospel: 'christ',
  letter: 'teaching',
  proverb: 'practice',
  apocalypse: 'hope',
};

const GOSPELS: ReadonlySet<string> = new Set(['Matt', 'Mark', 'Luke', 'John']);

/** Chapters of letters that say what to do: first and last chapter. */
const PRACTICE: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  Rom: [12, 15],
  Gal: [5, 6],
  Eph: [4, 6],
  Phil: [4, 4],
  Col: [3, 4],
  '1Thess': [4, 5],
  Titus: [2, 3],
  Heb: [12, 13],
  Jas: [1, 5],
  '1Pet': [2, 5],
};

/** Of a plan, so much at least is of each testament where the theme has it. */
const LEAST_OF_TESTAMENT = 0.25;

/** A day has at least this share of its time, where the chapters around are free. */
const LEAST_SHARE = 0.5;

export function stageOf(core: VerseRange): Stage {
  const { book, chapter } = partsOfVerse(core.first);
  const [first, last] = PRACTICE[book] ?? [0, -1];
  if (first <= chapter && chapter <= last) return 'practice';
  const stage = STAGE_OF[genreOf(core)];
  if (stage === 'ground' && GOSPELS.has(book)) return 'christ';
  return stage === 'ground' && book === 'Acts' ? 'teaching' : stage;
}

/**
 * One passage for each chapter, in the order of their relevance.
 *
 * @param passages the most relevant first
 */
export function coresByChapter(passages: readonly VerseRange[]): VerseRange[] {
  const cores = new Map<number, VerseRange>();
  for (const passage of passages) {
    const { book, chapter } = partsOfVerse(passage.first);
    const key = chapterKey({ book, chapter });
    if (!cores.has(key)) cores.set(key, passage);
  }
  return [...cores.values()];
}

/** The most relevant passages, with some of both testaments where there are some. */
export function chosenCores(cores: readonly VerseRange[], days: number): VerseRange[] {
  const chosen = cores.slice(0, days);
  const least = Math.floor(days * LEAST_OF_TESTAMENT);
  for (const testament of ['old', 'new'] as const) {
    const others = cores.slice(days).filter((core) => testamentOf(core) === testament);
    for (const other of others) {
      if (chosen.filter((core) => testamentOf(core) === testament).length >= least) break;
      const last = chosen.findLastIndex((core) => testamentOf(core) !== testament);
      chosen[last] = other;
    }
  }
  return chosen;
}

function testamentOf({ first }: VerseRange): 'old' | 'new' {
  return bookOf(partsOfVerse(first).book).testament;
}

/**
 * The chapters of the passages with those around them, as far as they fit into the daily time and are free, in the order
 * from ground to practice. No chapter is read twice.
 *
 * @param most words of a day
 * @param unfit keys of chapters that are not added to a day
 */
export function themedReadings(
  cores: readonly VerseRange[],
  most: number,
  sizes: ChapterSizes,
  unfit: ReadonlySet<number> = new Set(),
): ThemedReading[] {
  const taken = new Set([...unfit, ...cores.map((core) => chapterKey(chapterOf(core)))]);
  const readings = cores.map((core): ThemedReading => {
    let [first, last] = [chapterOf(core), chapterOf(core)];
    let words = sizes.wordsOf(first);
    while (words < most * LEAST_SHARE) {
      const next = [1, -1]
        .map((step) => ({
          ...(step > 0 ? last : first),
          step,
          chapter: (step > 0 ? last : first).chapter + step,
        }))
        .find(
          (each) =>
            chapterExists(each) && !taken.has(chapterKey(each)) && words + sizes.wordsOf(each) <= most,
        );
      if (!next) break;
      const { book, chapter, step } = next;
      if (step > 0) last = { book, chapter };
      else first = { book, chapter };
      taken.add(chapterKey(next));
      words += sizes.wordsOf(next);
    }
    return { range: rangeOfChapters(first, last), core, stage: stageOf(core) };
  });
  const place = ({ stage }: ThemedReading) => STAGES.indexOf(stage);
  return readings.sort((a, b) => place(a) - place(b) || a.range.first - b.range.first);
}

function chapterOf({ first }: VerseRange): Chapter {
  const { book, chapter } = partsOfVerse(first);
  return { book, chapter };
}
