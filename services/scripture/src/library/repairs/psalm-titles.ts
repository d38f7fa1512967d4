import type { EditionVerse } from '../osis/edition-verse.js';
import { sliceMarked } from '../osis/marked-text.js';

/** The word in capitals with which a psalm of the Reina Valera opens, with the text before it. */
const OPENING = /[¡¿(]*(?:\p{Lu} )?\p{Lu}{2,}/u;

/** The letters of Psalm 119 as the Reina Valera writes them before the first verse of each strophe. */
const LETTER = /^(\p{Lu}+)\.? (?=[¿¡]?\p{Lu})/u;

/**
 * Moves the canonical title of a psalm out of its first verse, where the Reina Valera prints it: the text before the
 * word in capitals. `Aleluya.` is not a title but the first word of the psalm.
 */
export function liftPsalmTitle(verse: EditionVerse): EditionVerse {
  if (verse.book !== 'Ps' || verse.number !== 1 || verse.chapter === 119) return verse;
  const opening = OPENING.exec(verse.body.text)?.index ?? 0;
  const title = verse.body.text.slice(0, opening).trim();
  if (title === '' || title === 'Aleluya.') return verse;
  return { ...verse, title, body: openingAsBefore(verse, opening) };
}

/** Moves the Hebrew letter of a strophe of Psalm 119 out of the verse. */
export function liftAcrosticLetter(verse: EditionVerse): EditionVerse {
  if (verse.book !== 'Ps' || verse.chapter !== 119 || verse.number % 8 !== 1) return verse;
  const [prefix, letter] = LETTER.exec(verse.body.text) ?? [];
  if (!prefix || !letter) return verse;
  return { ...verse, headings: [letter], body: openingAsBefore(verse, prefix.length) };
}

/** The rest of the verse from a position on; its first line opens the same as the verse. */
function openingAsBefore({ body }: EditionVerse, from: number): EditionVerse['body'] {
  const rest = sliceMarked(body, from, body.text.length);
  return {
    ...rest,
    breaks: rest.breaks.map((each, index) => (index === 0 ? { ...body.breaks[0]!, at: 0 } : each)),
  };
}

/** The World English Bible marks the letters of Psalm 119 as titles of the psalm, but they are headings. */
export function titleToAcrosticHeading(verse: EditionVerse): EditionVerse {
  if (verse.book !== 'Ps' || verse.chapter !== 119 || verse.title === null) return verse;
  return { ...verse, title: null, headings: [...verse.headings, verse.title] };
}
