import type { Language } from '@word-unfolded/domain';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import type { PersonEntry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { personLabel } from '../entry-answers/person-label.js';
import { actOf } from './acts.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { genreOf, type Genre } from './genre.js';
import { ENGLISH_REFLECTION } from './reflection.en.js';
import type { Reflection } from './question-lists.js';
import { SPANISH_REFLECTION } from './reflection.es.js';
import { canonicalOf } from '../composing/sections.js';
import { spanishList } from '../composing/spanish-list.js';

const QUESTIONS: Readonly<Record<Language, Reflection>> = { en: ENGLISH_REFLECTION, es: SPANISH_REFLECTION };

/** Kinds that tell of people who act. */
const OF_PEOPLE: ReadonlySet<Genre> = new Set(['story', 'gospel']);

/**
 * Questions for reflection: by the kind of the passage, by what is done in it, and about the people that it names. The
 * first looks at the passage, the last asks what follows from it. The same passage has the same questions.
 */
export function reflectionQuestions(context: CompositionContext, passage: StudyPassage, most = 5): string[] {
  const { language } = context;
  const range = canonicalOf(passage);
  const genre = genreOf(range);
  const { opening, closing, ...more } = QUESTIONS[language].kinds[genre];
  const middle = [...more.middle, ...(hasSpeech(passage) ? (more.ofSpeech ?? []) : [])];
  const about = OF_PEOPLE.has(genre) ? aboutPeople(context, passage, range) : [];
  const act = actOf(context.entries, passage)?.questions[language] ?? [];
  const turned = [...middle.slice(turnOf(range, middle)), ...middle.slice(0, turnOf(range, middle))];
  const between = [...about, ...chosen(range, act), ...turned].slice(0, Math.max(0, most - 2));
  return [...chosen(range, opening), ...between, ...chosen(range, closing)];
}

/** Whether somebody speaks in a passage: it has marks of speech, or words of an “I” or a “you”. */
function hasSpeech({ verses }: StudyPassage): boolean {
  return verses.some(({ text }) => SPEECH.test(text));
}

const SPEECH =
  /[“”"«»‘]|: ¿?¡?\p{Lu}|(?<!\p{L})(?:I|me|my|you|your|yo|mí|mis?|tú|te|vosotros|os|vuestr[oa]s?)(?!\p{L})/u;

/** The place in a list that a passage chooses: the same for the same passage, and another in every list. */
function turnOf({ first, last }: VerseRange, items: readonly string[]): number {
  const salt = items.join('').length;
  return (Math.imul((first * 31 + last) ^ (salt << 8), 2_654_435_761) >>> 12) % Math.max(1, items.length);
}

function chosen(range: VerseRange, items: readonly string[]): readonly string[] {
  return items.slice(turnOf(range, items)).slice(0, 1);
}

/** A question about the person of the story whom the passage names most often, or about two of them. */
function aboutPeople(
  context: CompositionContext,
  passage: StudyPassage,
  range: VerseRange,
): readonly string[] {
  const { person, two } = QUESTIONS[context.language];
  const names = peopleNamed(context, passage, range).map((entry) => personLabel(context, entry, entry.id));
  const [first, second] = names;
  if (first === undefined) return [];
  const isOfTwo = second !== undefined && turnOf(range, [first, second]) === 0;
  const [question = ''] = chosen(range, isOfTwo ? two : person);
  return [
    question.replaceAll('&', isOfTwo ? joined(first, second, context.language) : '').replaceAll('_', first),
  ];
}

function joined(first: string, second: string, language: Language): string {
  return language === 'en' ? `${first} and ${second}` : spanishList([first, second]);
}

/** The people of the stories at a passage whom its words name, most often named first; Jesus is in every gospel. */
function peopleNamed(
  context: CompositionContext,
  passage: StudyPassage,
  range: VerseRange,
): readonly PersonEntry[] {
  const words = passage.verses.flatMap(({ text }) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  const timesOf = (entry: PersonEntry) => {
    const name = personLabel(context, entry, entry.id);
    return words.filter((word) => word === name).length;
  };
  const ids = new Set(context.entries.storiesAt(range).flatMap(({ people }) => people));
  return [...ids]
    .filter((id) => id !== 'jesus')
    .flatMap((id) => context.entries.entry('people', id) ?? [])
    .map((entry) => ({ entry, times: timesOf(entry) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
    .map(({ entry }) => entry);
}
