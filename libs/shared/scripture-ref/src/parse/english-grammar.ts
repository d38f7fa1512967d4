import * as module from 'bible-passage-reference-parser/esm/lang/en.js';
import type { Grammar } from './grammar.js';

const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3' };

/** `First letter of Paul to the Corinthians` is 1 Corinthians. */
const ORDINAL_LETTER =
  /\b(?:the\s+)?(first|second|third|[123](?:st|nd|rd)?)\s+(?:(?:letter|epistle|book)\s+)?(?:(?:of|from|by)\s+)?(?:(?:st\.?|saint|apostle)\s+)?(?:paul\s+)?(?:to\s+)?(?:the\s+)?(?=(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john)\b)/giu;

/** `The Gospel according to Saint John` is John. */
const BOOK_TITLE =
  /\b(?:the\s+)?(?:gospel|book|letter|epistle|prophet|prophecy)\s+(?:(?:according\s+to|of|to|from|by)\s+)?(?:the\s+)?(?:(?:st\.?|saint)\s+)?(?=\p{L}|[123]\s)/giu;

const SAINT = /\b(?:st\.?|saint)\s+(?=(?:matthew|mark|luke|john)\b)/giu;

export const ENGLISH_GRAMMAR: Grammar = {
  language: 'en',
  module,
  moreNames: [
    ['Song', /Canticles/],
    ['Rev', /Apocalypse/],
    ['Mal', /Ml/],
    ['Hab', /Hb/],
  ],
  rewrites: [
    [ORDINAL_LETTER, (_, ordinal = '') => `${ORDINALS[ordinal.toLowerCase()] ?? ordinal[0]} `],
    [BOOK_TITLE, () => ''],
    [SAINT, () => ''],
  ],
  commaPartsVerse: false,
  connectives: new Set(['and', 'also', 'with', 'see', 'cf', 'compare', 'read', 'from', 'the']),
};
