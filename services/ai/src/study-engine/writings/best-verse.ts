import { chapterName, isBookId } from '@word-unfolded/scripture-ref';
import type { StudyEntries } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';

/** Number of characters that can be read at a glance. */
const GLANCE = { least: 40, most: 220 } as const;

/** How much it counts that entries of the library name a verse by itself, for each doubling of their number. */
const NAMED = 1.5;

/** An entry that names more verses at once does not mean each of them. */
const FEW = 3;

/**
 * The verse of a passage that people keep: one that entries of the study library name, and that stands well alone: whole,
 * neither too short nor too long. The first of equal ones.
 */
export function bestVerse({ entries }: CompositionContext, passage: StudyPassage): StudyPassage {
  const { verses, translation } = passage;
  const named = timesNamed(entries);
  const fitOfVerse = ({ text, canonicalId }: StudyPassage['verses'][number]) =>
    fitOf(text) + NAMED * Math.log2(1 + (named.get(canonicalId) ?? 0));
  const [best] = verses
    .map((verse, index) => ({ verse, index, fit: fitOfVerse(verse) }))
    .sort((a, b) => b.fit - a.fit || a.index - b.index);
  const { verse } = best!;
  const reference = isBookId(verse.book)
    ? `${chapterName(verse.book, verse.chapter, translation.language)}:${verse.number}`
    : verse.osis;
  return { ...passage, verses: [verse], osis: verse.osis, reference };
}

/** How much a verse counts that is named after another. */
const FOLLOWING = 0.5;

const known = new WeakMap<StudyEntries, ReadonlyMap<number, number>>();

/** How many entries name a verse, alone or with one or two others; the first of those is the one that is meant. */
function timesNamed(entries: StudyEntries): ReadonlyMap<number, number> {
  const found = known.get(entries);
  if (found) return found;
  const times = new Map<number, number>();
  for (const { first, last } of entries.all.flatMap((entry) => rangesOf(entry.passages)))
    for (let verse = first as number; last - first < FEW && verse <= last; verse += 1)
      times.set(verse, (times.get(verse) ?? 0) + (verse === first ? 1 : FOLLOWING));
  known.set(entries, times);
  return times;
}

function fitOf(text: string): number {
  const length = text.length >= GLANCE.least && text.length <= GLANCE.most ? 2 : 0;
  const begins = /^["“‘«¿¡]?\p{Lu}/u.test(text) && !TELLS_ON.test(text) ? 1 : 0;
  const ends = /[.!?]["”’»]?$/u.test(text) ? 1 : 0;
  return length + begins + ends;
}

/** Words with which a story goes on: such a verse needs the one before it. */
const TELLS_ON =
  /^["“‘«]?(?:And|Now it|After (?:this|these)|Then|When|As (?:he|they|she)|So|But|Y aconteció|Después|Entonces|Y como|Como|Cuando|Mas|Y)(?!\p{L})/u;
