import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { editDistance, parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { bitsIn, lettersOf } from '../spelling/letter-bits.js';
import { SEARCH_WORDS } from '../words/search-words.js';
import { wordsOf } from '../words/words-of.js';
import table from './well-known-passages.data.json' with { type: 'json' };

/** A passage that is known by a title. */
export type WellKnownPassage = { readonly title: string; readonly passages: readonly PassageReference[] };

/**
 * Stories and other well-known passages by OSIS references, with the titles by which people know them. The table is data of
 * our own: correcting it needs no code, and a test checks each row.
 */
export const WELL_KNOWN_PASSAGES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> =
  table;

/** Passages for one search at most. */
const PASSAGES_LIMIT = 3;

/** Longer texts are sentences. */
const WORDS_LIMIT = 12;

/** Words that a title has or lacks without being another. */
const OPTIONAL = new Set(
  (
    'a an the of in on at to and or for from with his her about bible story stories parable parables passage account verse ' +
    'verses scripture where is el la los las lo de del en al y e o un una con su por para sobre biblia historia parabola ' +
    'parabolas relato pasaje versiculo versiculos cuento donde esta que'
  ).split(' '),
);

type TitleWord = { readonly word: string; readonly stem: string; readonly letters: number };

type Title = { readonly row: WellKnownPassage; readonly words: readonly TitleWord[] };

/** The titles of a language: by all their stems in order, by each stem, and those of one word. */
type Titles = {
  readonly byStems: ReadonlyMap<string, readonly Title[]>;
  readonly having: ReadonlyMap<string, readonly Title[]>;
  readonly single: readonly Title[];
};

const titles = new Map<Language, Titles>();

/**
 * The passages whose title a text is, whatever its case and accents, its articles and small slips: `the parable of the
 * prodigal son`, `sermon on mount`, `hijo prodigo`.
 *
 * @param spoken the language of the words; a title of the other language counts where it has several words
 */
export function wellKnownPassages(text: string, spoken: Language): readonly WellKnownPassage[] {
  const typed = titleWords(text);
  if (typed.length === 0 || typed.length > WORDS_LIMIT) return [];
  const languages = [spoken, ...LANGUAGES.filter((each) => typed.length > 1 && each !== spoken)];
  for (const nearest of [exactly, nearly])
    for (const language of languages) {
      const found = nearest(typed, language).map(({ row }) => row);
      if (found.length > 0) return unique(found).slice(0, PASSAGES_LIMIT);
    }
  return [];
}

/** Whether a text is a title of a language, but for case, accents, forms of words and articles. */
export function isTitle(text: string, language: Language): boolean {
  const typed = titleWords(text);
  return typed.length > 0 && exactly(typed, language).length > 0;
}

function exactly(typed: readonly string[], language: Language): readonly Title[] {
  return titlesIn(language).byStems.get(stemsOf(typed.map((word) => wordOf(word, language)))) ?? [];
}

/** Titles of which each word is one that was typed, in whatever order, or near one; of several, one is as it was typed. */
function nearly(typed: readonly string[], language: Language): readonly Title[] {
  const words = typed.map((word) => wordOf(word, language));
  const { having, single } = titlesIn(language);
  const candidates = words.length === 1 ? single : words.flatMap(({ stem }) => having.get(stem) ?? []);
  return [...new Set(candidates)].filter((title) => {
    if (title.words.length !== words.length) return false;
    const left = [...title.words];
    return words.every((word) => {
      const at = left.findIndex((other) => isNear(word, other));
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  });
}

function isNear(one: TitleWord, other: TitleWord): boolean {
  if (one.stem === other.stem) return true;
  const edits = editsFor(other.word);
  if (Math.abs(one.word.length - other.word.length) > edits) return false;
  return bitsIn(one.letters ^ other.letters) <= 2 * edits && editDistance(one.word, other.word) <= edits;
}

/** How many edits a word may be away from one of a title. */
function editsFor({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

function titlesIn(language: Language): Titles {
  const known = titles.get(language);
  if (known) return known;
  const byStems = new Map<string, Title[]>();
  const having = new Map<string, Title[]>();
  for (const [osis, titlesOf] of Object.entries(WELL_KNOWN_PASSAGES)) {
    const passages = parseOsis(osis) ?? [];
    for (const name of titlesOf[language]) {
      const words = titleWords(name).map((word) => wordOf(word, language));
      const title = { row: { title: name, passages }, words };
      for (const [map, key] of [
        [byStems, stemsOf(words)] as const,
        ...words.map(({ stem }) => [having, stem] as const),
      ])
        map.set(key, [...(map.get(key) ?? []), title]);
    }
  }
  const single = [...byStems.values()].flat().filter(({ words }) => words.length === 1);
  const all = { byStems, having, single };
  titles.set(language, all);
  return all;
}

function wordOf(word: string, language: Language): TitleWord {
  return { word, stem: SEARCH_WORDS[language].stem(word), letters: lettersOf(word) };
}

function stemsOf(words: readonly TitleWord[]): string {
  return words
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}

/** The words that tell one title from another; all where none does. */
function titleWords(text: string): readonly string[] {
  const words = wordsOf(text).map(({ folded }) => folded);
  const telling = words.filter((word) => !OPTIONAL.has(word));
  return telling.length > 0 ? telling : words;
}

function unique(rows: readonly WellKnownPassage[]): WellKnownPassage[] {
  return [...new Map(rows.map((row) => [row.passages, row])).values()];
}
