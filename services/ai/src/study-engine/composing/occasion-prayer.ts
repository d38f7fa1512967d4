import { foldedWords, type PrayerEntry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import { linkedParagraphs } from '../entry-answers/linked-text.js';
import { actToldAt, mainActOf } from '../reflection/acts.js';
import { withoutCurses } from '../reflection/curses.js';
import { quotation, type Blocks } from './blocks.js';
import type { CompositionContext } from './composition-context.js';
import { genreOf, type Genre } from '../reflection/genre.js';
import { prayerPassage } from './prayer.js';
import { canonicalOf } from './sections.js';

/** Words of asking for a prayer, with which the patterns of prayers begin. */
const PRAYER_WORDS = { en: ['pray', 'prayer'], es: ['ora', 'oracion', 'reza'] } as const;

/** Kinds of passages whose prayer follows from what is done in them; a prophet who accuses does not pray so. */
const OF_DEEDS: ReadonlySet<Genre> = new Set(['story', 'gospel', 'letter', 'law']);

/** A longer passage has words of many acts, and is about more than one of them. */
const FEW = 3;

/** Verses of the longest passage that a prayer is chosen by. */
const SHORT = 8;

/** A prayer fits a passage if the verses that it follows are so large a part of it: one of eight is beside the point. */
const LEAST_SHARE = 1 / 3;

/**
 * A prayer that fits the occasion: what the reader wrote, or else the passage. Where no prayer of the library fits, one
 * in words of Scripture. Psalms are prayed in their own words.
 *
 * @param written what the reader wrote, the title first
 */
export async function* occasionPrayer(
  context: CompositionContext,
  passage: StudyPassage,
  written: readonly string[] = [],
): Blocks {
  const { say, language } = context;
  const entry = prayerFor(context, passage, written);
  if (entry) {
    yield* linkedParagraphs(context, entry.text[language].body);
    const [range] = rangesOf(entry.passages);
    const words = range && (await context.readCanonical(range));
    if (words) yield `${say.prayAlso}\n\n${quotation(words)}`;
    return;
  }
  if (genreOf(canonicalOf(passage)) === 'psalm') {
    const own = withoutCurses(passage);
    const psalm = own && (await context.readCanonical(own));
    if (psalm) {
      yield say.prayWith;
      yield quotation(isWhole(psalm, passage) ? passage : psalm, passage.verses.length);
      return;
    }
  }
  const words = await prayerPassage(context, passage);
  yield words ? say.prayInScripture : say.prayWith;
  yield quotation(words ?? passage, passage.verses.length);
}

function prayerFor(
  context: CompositionContext,
  passage: StudyPassage,
  written: readonly string[],
): PrayerEntry | undefined {
  const { entries } = context;
  const [title = '', ...rest] = written;
  const named = asked(context, title);
  const told = rest.flatMap((text) => asked(context, text)).filter(({ prayer }) => !OF_HOURS.has(prayer.id));
  const isOccasion = ({ prayer }: Asked) => !OF_HOURS.has(prayer.id) && !OF_WHOM.has(prayer.id);
  const best = named.find(isOccasion) ?? told.find(isOccasion) ?? named[0] ?? told[0];
  if (best) return best.prayer;
  const range = canonicalOf(passage);
  if (genreOf(range) === 'psalm') return undefined;
  const isAt = (prayer: PrayerEntry) =>
    rangesOf(prayer.passages).some(
      ({ first, last }) =>
        last - first < SHORT &&
        Math.min(last, range.last) - Math.max(first, range.first) + 1 >= passage.verses.length * LEAST_SHARE,
    );
  const of = entries.all.filter((entry) => entry.kind === 'prayers');
  const isOfDeed = passage.verses.length <= FEW && OF_DEEDS.has(genreOf(range));
  const own = actToldAt(entries, passage);
  const act = isOfDeed ? mainActOf(passage) : undefined;
  const prayer = own ? (own.prayer ?? own.prayerOfStories) : act?.prayer;
  return of.find(isAt) ?? (prayer === undefined ? undefined : entries.entry('prayers', prayer));
}

type Asked = { readonly prayer: PrayerEntry; readonly score: number };

/** Prayers for an hour, for which only a title asks: “I worked this morning” is no morning prayer. */
const OF_HOURS: ReadonlySet<string> = new Set(['morning', 'evening', 'meal', 'sunday', 'blessing']);

/** Prayers for somebody or a place that is named: what happened to them comes first. */
const OF_WHOM: ReadonlySet<string> = new Set([
  ...[
    'child',
    'teenager',
    'parents',
    'mother',
    'father',
    'family',
    'spouse',
    'friend',
    'old-age',
    'new-home',
    'church',
  ],
  ...['daily-work', 'country-and-leaders'],
]);

function isWhole({ verses }: StudyPassage, passage: StudyPassage): boolean {
  return verses.length === passage.verses.length;
}

/** The prayers that the sentences of a text would find if they asked for one, the best first. */
function asked(context: CompositionContext, text: string): readonly Asked[] {
  return text
    .split(/[.!?\n]+/)
    .flatMap((sentence) => askedFor(context, sentence))
    .sort((a, b) => b.score - a.score);
}

function askedFor({ entries, language }: CompositionContext, sentence: string): readonly Asked[] {
  const words = foldedWords(sentence);
  if (words.length === 0) return [];
  const own = PRAYER_WORDS[language].length;
  return entries
    .asked([...PRAYER_WORDS[language], ...words], language)
    .flatMap(({ item, score, at }) =>
      item.kind === 'prayers' && at.some((position) => position >= own) ? [{ prayer: item, score }] : [],
    );
}
