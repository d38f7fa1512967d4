import type { Language } from '@word-unfolded/domain';
import { partsOfVerse, type BookId } from '@word-unfolded/scripture-ref';
import { foldedWords } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { canonicalOf } from '../composing/sections.js';
import { writerOf } from '../understanding/people/writers.js';

/** Verses before the words in which it may stand who speaks. */
const LOOKED_BACK = 6;

const SPEAKS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:said|says|saith|saying|answered|replied|asked|cried|shouted|called|exclaimed|prayed|sang|declared|spoke|spake|told)$/,
  es: /^(?:dijo|dijole|dicen|decia|decian|diciendo|gritaba|gritaban|gritaron|clamaba|clamaban|clamaron|voces|cantaban|oraba|oro|rogaba|exclamo|dijoles|dice|dicele|diceles|respondio|respondiole|respondioles|respondieron|dijeron|dijeronle|clamo|pregunto|preguntole|hablo|contesto)$/,
};

/** Titles of God, as the translations write them; a name for each language. */
const GOD = /^(?:god|lord|yahweh|jehovah|dios|jehova)$/;

/** Those who speak and have no name. */
const CREATURES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { serpent: 'the serpent', devil: 'the devil', tempter: 'the tempter', fool: 'the fool' },
  es: { serpiente: 'la serpiente', diablo: 'el diablo', tentador: 'el tentador', necio: 'el necio' },
};

/** Who says it of themselves: a prophet who tells what he saw. */
const MYSELF = /^(?:i|yo)$/;

/** Letters in which the one speaks who is named as their writer. */
const LETTERS: ReadonlySet<BookId> = new Set([
  ...([
    'Rom',
    '1Cor',
    '2Cor',
    'Gal',
    'Eph',
    'Phil',
    'Col',
    '1Thess',
    '2Thess',
    '1Tim',
    '2Tim',
    'Titus',
  ] as const),
  ...(['Phlm', 'Jas', '1Pet', '2Pet', 'Jude'] as const),
]);

const PROPHETS: ReadonlySet<BookId> = new Set(['Isa', 'Jer', 'Ezek', 'Dan', 'Hos', 'Amos', 'Hab', 'Zech']);

/**
 * Who says some words of a verse, by the nearest “said” before them. Undefined where that names nobody: who “he” is
 * would be a guess.
 */
export async function speakerOf(
  context: CompositionContext,
  verse: StudyPassage,
  saying: string,
): Promise<string | undefined> {
  const { first } = canonicalOf(verse);
  const { book, chapter, verse: number } = partsOfVerse(first);
  const from = Math.max(1, number - LOOKED_BACK);
  const before =
    number > from
      ? await context.read(`${book}.${chapter}.${from}-${book}.${chapter}.${number - 1}`)
      : undefined;
  const told = wordsIn((before?.verses ?? []).map(({ text }) => text).join(' '));
  const own = wordsIn(verse.verses.map(({ text }) => text).join(' '));
  const words = [...told, ...own.slice(0, placeIn(own, saying))];
  return speakerIn(context, words, book);
}

/** Words after a verb of speaking in which it may stand to whom it is said. */
const TO_WHOM = 5;
/** Words between one who comes and what they say. */
const CAME_AND = 4;
const REPLIES = /^(?:he|she|el|ella)$/;

function speakerIn(context: CompositionContext, words: readonly Word[], book: BookId): string | undefined {
  const { language } = context;
  const spoken = [...words.keys()].filter((at) => SPEAKS[language].test(words[at]!.folded));
  const last = spoken.at(-1);
  if (last === undefined) return LETTERS.has(book) ? writerNamed(context, book) : undefined;
  // “They cried, saying …”: several speak, and the one who spoke before them did not say it.
  const beside = [words[last - 1], words[last + 1]].filter((word) => word !== undefined);
  if (beside.some(({ folded }) => MYSELF.test(folded))) return prophetOf(context, book);
  const named = beside.map((word) => nameOf(context, word)).find(Boolean);
  if (named) return named;
  // “The tempter came and said to him”
  const creature = words
    .slice(Math.max(0, last - CAME_AND), last)
    .findLast(({ folded }) => CREATURES[language][folded]);
  if (creature) return CREATURES[language][creature.folded];
  // “The Lord said to Cain … He said …”: the one who was spoken to answers.
  const before = spoken.at(-2);
  if (before === undefined || !beside.some(({ folded }) => REPLIES.test(folded))) return undefined;
  const addressed = words.slice(before + 2, before + 2 + TO_WHOM);
  return addressed.map((word) => nameOf(context, word)).find(Boolean);
}

/** A name as the library has it, or as it is written where several have it. */
function nameOf({ entries, language }: CompositionContext, { written, folded }: Word): string | undefined {
  const creature = CREATURES[language][folded];
  if (creature) return creature;
  if (!/^\p{Lu}/u.test(written)) return undefined;
  if (GOD.test(folded)) return language === 'en' ? 'God' : 'Dios';
  const people = entries
    .named([folded], language)
    .flatMap(({ item }) => (item.kind === 'people' ? [item.text[language].title.replace(/,.*$/u, '')] : []));
  const names = new Set(people);
  return names.size === 1 ? [...names][0] : names.size > 1 ? written : undefined;
}

function prophetOf(context: CompositionContext, book: BookId): string | undefined {
  return PROPHETS.has(book) ? writerNamed(context, book) : undefined;
}

function writerNamed({ entries, language }: CompositionContext, book: BookId): string | undefined {
  const writer = writerOf(book);
  return writer && entries.entry('people', writer)?.text[language].title.replace(/,.*$/u, '');
}

type Word = { readonly written: string; readonly folded: string };

function wordsIn(text: string): Word[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((written) => ({
    written,
    folded: foldedWords(written)[0] ?? '',
  }));
}

/** Where a saying begins among the words of its verse; at their end if its first words do not stand there. */
function placeIn(words: readonly Word[], saying: string): number {
  const [first, second] = foldedWords(saying);
  const at = words.findIndex(
    ({ folded }, index) => folded === first && (second === undefined || words[index + 1]?.folded === second),
  );
  return at < 0 ? 0 : at;
}
