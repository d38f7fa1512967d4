import type { FoundVerse, SearchAnswer } from '@word-unfolded/contracts';

export const foundVerse = (number: number, text: string, more: Partial<FoundVerse> = {}): FoundVerse => ({
  book: 'Ruth',
  chapter: 1,
  number,
  canonicalId: 8_001_000 + number,
  canonicalEndId: 8_001_000 + number,
  text,
  translationId: 'INV',
  reference: `Ruth 1:${number}`,
  match: 'all-words',
  highlights: [],
  ...more,
});

export const searchOf = (verses: FoundVerse[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  translations: ['INV'],
  matched: verses.length > 0 ? 'all-words' : null,
  correction: null,
  otherLanguage: null,
  otherEdition: null,
  lexicon: [],
  passages: [],
  absentBook: null,
  books: [],
  verses,
  pagination: { page: 1, limit: 20, total: verses.length, pages: verses.length > 0 ? 1 : 0 },
  ...more,
});
