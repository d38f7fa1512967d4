import type { Book, Line, Note, PassageAnswer, Span, Translation, Verse } from '@word-unfolded/contracts';

/** Invented texts in the shapes of the contracts. */

export const lineOf = (text: string | readonly Span[], opens: Line['opens'] = 'none', poetry = 0): Line => ({
  opens,
  poetry,
  spans: typeof text === 'string' ? [{ text }] : [...text],
});

type VerseMore = Partial<Omit<Verse, 'number' | 'lines'>> & { readonly notes?: Note[] };

export const verseOf = (number: number, lines: Line[], more: VerseMore = {}): Verse => ({
  book: 'Ruth',
  chapter: 1,
  number,
  canonicalId: 8_001_000 + number,
  canonicalEndId: 8_001_000 + number,
  text: lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(''),
  omitted: false,
  headings: [],
  title: null,
  lines,
  notes: [],
  ...more,
});

export const TRANSLATION: Translation = {
  id: 'INV',
  abbreviation: 'INV',
  name: 'Invented Bible',
  language: 'en',
  edition: 'inv1',
  licence: 'Public domain',
  notice: 'Invented Bible. Public domain.',
  available: true,
  unavailableReason: null,
  verseCount: 3,
};

export const OTHER_TRANSLATION: Translation = {
  ...TRANSLATION,
  id: 'OTRA',
  abbreviation: 'OTRA',
  name: 'Biblia Inventada',
  language: 'es',
};

export const DISTANT_TRANSLATION: Translation = {
  ...TRANSLATION,
  id: 'FAR',
  abbreviation: 'FAR',
  name: 'Distant Bible',
  available: false,
  unavailableReason: 'needs-network',
};

export const BOOKS: Book[] = [
  { osis: 'Judg', number: 7, name: 'Judges', testament: 'old', verses: [36, 23] },
  { osis: 'Ruth', number: 8, name: 'Ruth', testament: 'old', verses: [22, 23] },
];

export const answerOf = (
  reference: string,
  verses: readonly Verse[],
  more: Partial<PassageAnswer> = {},
): PassageAnswer => ({
  reference,
  content: verses.map(({ number, text }) => `${number} ${text}`).join(' '),
  translation: TRANSLATION,
  passages: [{ reference, osis: reference, verses: [...verses] }],
  next: null,
  ...more,
});
