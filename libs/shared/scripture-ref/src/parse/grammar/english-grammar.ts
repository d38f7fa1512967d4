import * as module from 'bible-passage-reference-parser/esm/lang/en.js';
import { fullNameRewrites } from './full-names.js';
import type { Grammar } from './grammar.js';

const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3' };

/** `First letter of Paul to the Corinthians` is 1 Corinthians. */
const ORDINAL_LETTER =
  /\b(?:the\s+)?(first|second|third|[123](?:st|n?d|rd)?)\s+(?:(?:letter|epistle|book|let\.|ep\.|bk\.)\s+)?(?:(?:of|from|by)\s+)?(?:(?:st\.?|saint|apostle)\s+)?(?:paul\s+)?(?:to\s+)?(?:the\s+)?(?=(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john)\b|(?:sam|kgs|chr|chron|cor|thess?|tim|pet|jn)\.)/giu;

/** `The Gospel according to Saint John` is John. */
const BOOK_TITLE =
  /\b(?:the\s+)?(?:gospel|gosp\.|book|bk\.|letter|let\.|epistle|ep\.|prophet|proph\.|prophecy)\s+(?:(?:according\s+to|acc\.\s+to|of|to|from|by)\s+)?(?:the\s+)?(?:(?:st\.?|saint)\s+)?(?=\p{L}|[123]\s)/giu;

const SAINT = /(?<!\d\s?)\b(?:st\.?|s\.|saint)\s+(?=(?:matthew|mark|luke|john|james|peter|paul|jude)\b)/giu;

/** `chapter 3 verse 16 of John`. */
const CHAPTER_AND_VERSE_OF =
  /\bch(?:apter|ap|\.)?\s*(\d{1,3}),?\s+(?:and\s+)?v(?:erses?|v?\.?|ss?\.?)\s*(\d{1,3}(?:\s*(?:-|to|through)\s*\d{1,3})?)\s+(?:of|in|from)\s+(?:the\s+book\s+of\s+)?((?:[123]\s+)?\p{L}{3,})/giu;

/** A chapter, a comma, and a number or a range after it, perhaps with another comma. */
const BEHIND_COMMA = /\p{L}\.?\s?(\d{1,3})\s?,(\s?)(\d{1,3})(?!\d)(\s?-\s?\d)?(\s?,)?/gu;

/** Psalms are independent units, and are often listed: `Ps 1,3`. */
const LIST_OF_PSALMS = /^(?:ps|psa|psm|pss|psalms?)\b/iu;

/**
 * Whether a comma in English separates chapter and verse when both interpretations exist.
 *
 * - `Lk 2, 1-20`: a range after the comma is one of verses.
 * - `Matt 5,6,7`: more numbers in a row are chapters.
 * - `Ps 23, 1`: a list ascends, so a smaller number is a verse; a larger one is another Psalm: `Ps 1,3`.
 * - `Jn 3,16` and `Jn 3, 16` are verses, as most of Europe writes them; `Luke 2, 3` is two chapters.
 */
function commaPartsVerse(text: string): boolean {
  const commas = [...text.matchAll(BEHIND_COMMA)];
  const isList = LIST_OF_PSALMS.test(text);
  return (
    commas.length > 0 &&
    commas.every(([, chapter, blank, number, range, more]) => {
      if (range !== undefined) return true;
      if (more !== undefined) return false;
      if (isList) return Number(number) < Number(chapter);
      return blank === '' || Number(number) !== Number(chapter) + 1;
    })
  );
}

export const ENGLISH_GRAMMAR: Grammar = {
  language: 'en',
  module,
  moreNames: [
    ['Song', /Canticles?(?: of Canticles)?|Song of Sol/],
    ['Rev', /Apocalypse/],
    ['Mal', /Ml/],
    ['Hab', /Hb/],
  ],
  rewrites: [
    ...fullNameRewrites('en'),
    [CHAPTER_AND_VERSE_OF, (_, chapter = '', verses = '', book = '') => `${book} ${chapter}:${verses}`],
    [ORDINAL_LETTER, (_, ordinal = '') => `${ORDINALS[ordinal.toLowerCase()] ?? ordinal[0]} `],
    [BOOK_TITLE, () => ''],
    [SAINT, () => ''],
  ],
  commaPartsVerse,
  connectives: new Set([
    'and',
    'also',
    'with',
    'see',
    'cf',
    'cfr',
    'v',
    'vid',
    'vide',
    'compare',
    'read',
    'from',
    'the',
  ]),
};
