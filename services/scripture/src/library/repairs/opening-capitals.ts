import type { EditionVerse } from '../osis/edition-verse.js';

/**
 * The Reina Valera of 1909 opens each chapter with a word or two in capitals, as printed beside a large initial:
 * `PALABRA de Jehová`, `Y MOISÉS dijo`, `¡OH Jehová`. They are typographic ornament, so they are written as the edition
 * writes the same words elsewhere. Capitals in other places (`YO SOY`, `MENE`, `JEHOVÁ` in Exodus 6) have a meaning and
 * stay.
 *
 * The rule: of the words in capitals at the opening, the first gets a capital initial; each further one gets its most
 * frequent form in the middle of a sentence, so names keep their initial. A word that does not occur elsewhere is
 * written in lower case. A capital after a lone first letter is one of them (`Y El ángel`, Judges 2:1).
 */
const RUN = /\p{Lu} \p{Lu}\p{Ll}+(?!\p{L})|\p{Lu}+(?![\p{Lu}\p{Ll}])(?: \p{Lu}+(?![\p{Lu}\p{Ll}]))*/u;

/** How often a word occurs in lower case or with a capital initial in the middle of a sentence. */
type CaseCounts = { small: number; capital: number };

/** Counts by the word in lower case, and by the word without accents for spellings that vary: `Achab`, `Achâb`. */
export type WordCases = {
  readonly exact: ReadonlyMap<string, CaseCounts>;
  readonly withoutAccents: ReadonlyMap<string, CaseCounts>;
};

const MIDDLE_WORD = /(?<=[\p{L},;] )\p{L}\p{Ll}*(?!\p{L})/gu;

/** Counts how an edition writes its words. */
export function countWordCases(texts: Iterable<string>): WordCases {
  const exact = new Map<string, CaseCounts>();
  const withoutAccents = new Map<string, CaseCounts>();
  for (const text of texts)
    for (const [word] of text.matchAll(MIDDLE_WORD)) {
      const small = word.toLowerCase();
      const form = word === small ? 'small' : 'capital';
      countFor(exact, small)[form]++;
      countFor(withoutAccents, foldAccents(small))[form]++;
    }
  return { exact, withoutAccents };
}

function countFor(counts: Map<string, CaseCounts>, word: string): CaseCounts {
  const known = counts.get(word) ?? { small: 0, capital: 0 };
  counts.set(word, known);
  return known;
}

function foldAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Verses that open with capitals: the first of each chapter, and Luke 1:5, where the preface ends. */
export function opensWithCapitals({ book, chapter, number }: EditionVerse): boolean {
  return number === 1 || (book === 'Luke' && chapter === 1 && number === 5);
}

/** Writes the capitals at the opening of a chapter as the edition writes the words elsewhere. */
export function lowerOpeningCapitals(verse: EditionVerse, cases: WordCases): EditionVerse {
  if (!opensWithCapitals(verse)) return verse;
  const { text } = verse.body;
  const run = runAt(text);
  if (!run) return verse;
  const words = run.text
    .split(' ')
    .map((word, index) => (index === 0 ? capitalized(word) : usual(word, cases)));
  // Letters have the same number of code units in either case, so every position in the text stays valid.
  const lowered = text.slice(0, run.at) + words.join(' ') + text.slice(run.at + run.text.length);
  return { ...verse, body: { ...verse.body, text: lowered } };
}

/** The words in capitals, which must open the verse or a sentence of it: `Aleluya. ALABARÉ á Jehová`. */
function runAt(text: string): { at: number; text: string } | undefined {
  for (const sentence of text.matchAll(/(?<=^|[.] )[¡¿(]*(?=\p{Lu})/gu)) {
    const at = sentence.index + sentence[0].length;
    const run = RUN.exec(text.slice(at));
    if (run?.index === 0 && run[0].length > 1) return { at, text: run[0] };
  }
  return undefined;
}

function capitalized(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}

function usual(word: string, cases: WordCases): string {
  const small = word.toLowerCase();
  const counts = cases.exact.get(small) ?? cases.withoutAccents.get(foldAccents(small));
  return counts && counts.capital > counts.small ? capitalized(word) : small;
}
