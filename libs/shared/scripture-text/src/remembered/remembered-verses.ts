import type { Language } from '@word-unfolded/domain';
import { parsePlainReference, verseId, type VerseId } from '@word-unfolded/scripture-ref';
import { likenessOf } from '../heard/likeness.js';
import { SEARCH_WORDS } from '../words/search-words.js';
import { wordsOf, type Word } from '../words/words-of.js';
import english from './wordings.en.json' with { type: 'json' };
import spanish from './wordings.es.json' with { type: 'json' };

/**
 * Well-known verses by the words in which people remember them. The tables are data: a reference, and our own
 * paraphrases of its wording. Corrections need no code; a test checks each row against the library.
 */
export const REMEMBERED_WORDINGS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: english,
  es: spanish,
};

type Wording = {
  readonly verse: VerseId;
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
  /** Its words in their order, a sign for each stem. */
  readonly order: string;
};

type Table = {
  readonly wordings: readonly Wording[];
  /** The indexes of the wordings that contain a stem. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  /** The signs of the stems in `order`. */
  readonly signs: ReadonlyMap<string, string>;
  /** The words of all wordings, as `foldWord` returns them. */
  readonly words: ReadonlySet<string>;
};

/** Weight of common words relative to a rare one. */
const WEAK_WEIGHT = 0.3;

/** The minimum share of the weight of the query, and of a wording, that must match. */
const LEAST = { ofTyped: 0.75, ofWording: 0.4, ofBoth: 1.3 };

/** The minimum number of matching meaningful words. */
const STRONG_WORDS = 2;

/** Fewer are enough if all of a wording was typed: `it is finished`. */
const WHOLE = 1.95;
const WORDS_OF_A_WHOLE = 3;

/** A saying can also be recognised by its many common words: `do unto others as you would have them do unto you`. */
const SAYING = { words: 5, ofTyped: 0.9 };

/**
 * A wording in which single words are remembered otherwise, each in its place: `faith without action is dead`. Of so many
 * words one may be another.
 */
const REPLACED = { ofWords: 5, strong: 2, ofWording: 0.6 };

/** People who remember a verse interchange God, the Lord and Yahweh. */
const NAMES_OF_GOD: ReadonlySet<string> = new Set([
  'god',
  'lord',
  'yahweh',
  'jehovah',
  'dios',
  'senor',
  'jehova',
  'yahveh',
]);

/**
 * The common stem of the names of God; so many verses have one that it is significant only among as many words as this.
 */
const GOD = 'god';
const WORDS_BESIDE_GOD = 4;

/** Verses that match nearly as well as the best are also returned, up to a maximum. */
const NEARLY = 0.92;
const VERSES_LIMIT = 3;

const tables = new Map<Language, Table>();

/** Whether a word occurs in any wording of the language; words are as `foldWord` returns them. */
export function isRememberedWord(word: string, language: Language): boolean {
  return tableOf(language).words.has(word);
}

/** The wordings of a language, each with its verse in the canonical numbering. */
export function rememberedWordings(language: Language): { readonly verse: VerseId; readonly text: string }[] {
  return Object.entries(REMEMBERED_WORDINGS[language]).flatMap(([reference, wordings]) => {
    const verse = verseOf(reference, language);
    return verse === undefined ? [] : wordings.map((text) => ({ verse, text }));
  });
}

/**
 * The verses that remembered words refer to, the best match first; none if no wording matches well enough.
 *
 * @returns ids in the canonical numbering
 */
export function rememberedVerses(typed: readonly Word[], language: Language): VerseId[] {
  const table = tableOf(language);
  const stems = [...new Set(typed.map(({ folded }) => stemOf(folded, language)))];
  const weigh = weightOf(table, language);
  const typedWeight = stems.reduce((sum, stem) => sum + weigh(stem), 0);
  const candidates = new Set(
    stems.filter((stem) => !isWeak(stem, language)).flatMap((stem) => table.having.get(stem) ?? []),
  );
  const near = [...candidates].flatMap((number) => {
    const wording = table.wordings[number]!;
    const common = stems.filter((stem) => wording.stems.has(stem));
    const weight = common.reduce((sum, stem) => sum + weigh(stem), 0);
    const [ofTyped, ofWording] = [weight / typedWeight, weight / wording.weight];
    const tellsGod = common.length >= WORDS_BESIDE_GOD;
    const strong = common.filter((stem) => (tellsGod || stem !== GOD) && !isWeak(stem, language)).length;
    const isWhole = ofTyped + ofWording > WHOLE && common.length >= WORDS_OF_A_WHOLE;
    const isSaying = strong > 0 && common.length >= SAYING.words && ofTyped >= SAYING.ofTyped;
    if (strong < STRONG_WORDS && !isWhole && !isSaying) return [];
    const isNear =
      ofTyped >= LEAST.ofTyped && ofWording >= LEAST.ofWording && ofTyped + ofWording >= LEAST.ofBoth;
    const isReplaced = () =>
      strong >= REPLACED.strong && isWithReplacedWords(typed, wording, table, language);
    return isNear || isReplaced() ? [{ verse: wording.verse, nearness: ofTyped + ofWording }] : [];
  });
  near.sort((one, other) => other.nearness - one.nearness || one.verse - other.verse);
  const best = near[0]?.nearness ?? 0;
  const nearest = near.filter(({ nearness }) => nearness >= NEARLY * best).map(({ verse }) => verse);
  return [...new Set(nearest)].slice(0, VERSES_LIMIT);
}

/** Whether a wording, or most of it, was typed in its order with a few other words. */
function isWithReplacedWords(
  typed: readonly Word[],
  { order }: Wording,
  { signs }: Table,
  language: Language,
): boolean {
  const changes = Math.floor(typed.length / REPLACED.ofWords);
  if (changes === 0 || typed.length < REPLACED.ofWording * order.length) return false;
  const said = typed.map(({ folded }) => signs.get(stemOf(folded, language)) ?? UNKNOWN).join('');
  return Math.round((1 - likenessOf(said, order)) * said.length) <= changes;
}

/** The sign of a word that no wording has. */
const UNKNOWN = '\0';

function tableOf(language: Language): Table {
  const known = tables.get(language);
  if (known) return known;
  const rows = rememberedWordings(language).map(({ verse, text }) => ({ verse, words: wordsOf(text) }));
  const having = new Map<string, number[]>();
  const stemsOfRows = rows.map(({ words }) => new Set(words.map(({ folded }) => stemOf(folded, language))));
  stemsOfRows.forEach((stems, number) => {
    for (const stem of stems) {
      const numbers = having.get(stem);
      if (numbers) numbers.push(number);
      else having.set(stem, [number]);
    }
  });
  const signs = new Map([...having.keys()].map((stem, at) => [stem, String.fromCharCode(at + 1)]));
  const words = new Set(rows.flatMap((row) => row.words.map(({ folded }) => folded)));
  const weigh = weightOf({ wordings: rows, having }, language);
  const wordings = rows.map(({ verse }, number) => {
    const stems = stemsOfRows[number]!;
    const weight = [...stems].reduce((sum, stem) => sum + weigh(stem), 0);
    const order = rows[number]!.words.map(({ folded }) => signs.get(stemOf(folded, language))!).join('');
    return { verse, stems, weight, order };
  });
  const table = { wordings, having, signs, words };
  tables.set(language, table);
  return table;
}

/** The verse id of a row; undefined for an invalid row, which the test of the tables reports. */
function verseOf(reference: string, language: Language): VerseId | undefined {
  const { book, chapter, verse } = parsePlainReference(reference, language)?.start ?? {};
  return book && chapter && verse ? verseId(book, chapter, verse) : undefined;
}

/** The weight of a stem: rare ones weigh more, and an unknown one as much as the rarest. */
function weightOf(
  { wordings, having }: { readonly wordings: readonly unknown[]; readonly having: Table['having'] },
  language: Language,
): (stem: string) => number {
  return (stem) => {
    const rarity = Math.log(1 + wordings.length / (1 + (having.get(stem)?.length ?? 0)));
    return isWeak(stem, language) ? WEAK_WEIGHT * rarity : rarity;
  };
}

const weakStems = new Map<Language, ReadonlySet<string>>();

function isWeak(stem: string, language: Language): boolean {
  const known =
    weakStems.get(language) ??
    new Set([...SEARCH_WORDS[language].stopWords].map(SEARCH_WORDS[language].stem));
  weakStems.set(language, known);
  return known.has(stem);
}

function stemOf(folded: string, language: Language): string {
  return NAMES_OF_GOD.has(folded) ? GOD : SEARCH_WORDS[language].stem(folded);
}
