import type { PassageAnswer } from '@word-unfolded/contracts';

/** Characters of a passage that still make a picture; of a longer one, as many verses as fit are taken. */
const MOST_CHARACTERS = 600;

/** The first verses of a passage, as many as a picture shows well, and at least one. */
export function quoteOfPassage({ passages }: PassageAnswer): string {
  const verses = passages.flatMap((passage) =>
    passage.verses.map(({ text }) => text.replace(/\s+/gu, ' ').trim()),
  );
  let quote = '';
  for (const verse of verses.filter(Boolean)) {
    if (quote !== '' && quote.length + verse.length >= MOST_CHARACTERS) break;
    quote += quote === '' ? verse : ` ${verse}`;
  }
  return quote;
}

/** The words that are selected within an element, without the numbers of verses; empty if there are none. */
export function selectedWords(within: Element | null, selection: Selection | null): string {
  if (!within || !selection || selection.isCollapsed || !within.contains(selection.anchorNode)) return '';
  return selection
    .toString()
    .replace(/(?<!\S)\d{1,3}[\u00A0\u2009\u202F]?(?=[\p{L}“«‘¿¡(])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
