import { rewrite, type Rewrite, type TracedText } from '../text/traced-text.js';

/** Roman numerals of chapters in older books: `liii`, `CXIX`. No chapter is above 150, so M and D are omitted. */
const ROMAN = '(?=[ivxlc])(?:c{0,2})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';

const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/**
 * `Isa. liii. 5`, `Ps. CXIX, 105`, `I Cor. xiii. 4-7`: a chapter in Roman numerals after a name. Without a verse it
 * ends the text or its part of a list: `Psalm XXIII`.
 */
const ROMAN_CHAPTER = new RegExp(
  `(?<=\\p{L}(?:\\.\\s?|\\s))(${ROMAN})(?:(\\s?[.:,]\\s?|\\s)(?=\\d)|\\.?(?=\\s?(?:[-;,]|$)))`,
  'giu',
);

/** The same in prose, where a name has a capital and a verse must follow: `Jonás II, 1`. `Mark I. 3 reasons` is none. */
const ROMAN_IN_PROSE = new RegExp(
  `(?<=\\p{Lu}\\p{Ll}+(?:\\.\\s?|\\s))(?![iI][.,]?\\s?\\d{1,3}\\s\\p{L})(${ROMAN}|${ROMAN.toUpperCase()})\\s?[.:,]\\s?(?=\\d{1,3}(?!\\d))`,
  'gu',
);

/** `john-3-16`, `1-corintios-13-4-7`: a reference from a URL. */
const ADDRESS = /^((?:[1-3]-)?\p{L}+(?:-\p{L}+)*)-(\d{1,3})-(\d{1,3})(?:-(\d{1,3}))?$/gu;

/** `3:16f`, `3,16 s.`: only the named verse is meant; `ff` and `ss` continue to the end of the chapter. */
const AND_NEXT = /(?<=\d\s?[:.,]\s?\d{1,3}(?:-\d{1,3})?)\s?[fs]\b\.?(?!\p{L})/giu;

/** `3,16 ss.`: the grammars of both languages know `ff`. */
const FOLLOWING = /(?<=\d\s?[:.,]\s?\d{1,3})\s?(?:y\s+)?ss\b\.?(?!\p{L})/giu;

/** `Hebrews cap. 12 v. 3`: the abbreviation of the other language. */
const CHAPTER_WORD = /(?<=\p{L})\.?\s(?:cap|chap)\.\s?(?=\d)/giu;

/** `104:1ab`, `12, 3b-7`: lectionaries name parts of a verse; here the whole verse is used. `ab` is not Abdías. */
const PART_OF_VERSE = /(?<=\d\s?[:.,]\s?(?:\d{1,3}\s?-\s?)?\d{1,3})[a-e]{1,3}(?![\p{L}\d])/giu;
const PART_BEHIND_RANGE = /(?<=\d\s?-\s?\d{1,3})[a-e]{1,3}(?![\p{L}\d])/giu;

/**
 * `John 3:16 (WEB)`, `Juan 3,16 [RVR1960]`: the translation of a quotation is ignored, because it is chosen separately.
 */
const TRANSLATION_BEHIND = /(?<=\d)\s?[([]\s?\p{Lu}{2,6}\d{0,4}\s?[)\]]\s?$/gu;

/** `2ª Cor`, `1st Pet`, `2d Tim`, `3.er Jn`: an ordinal before an abbreviation. */
const ORDINAL = /(?<![\p{L}\d])([1-3])\s?\.?\s?(?:st|n?d|rd|r?[ao]|d[ao]|er[ao]?)\.?\s+(?=\p{L}{1,3})/giu;

/** `I Tes`, `II Sm`: a Roman number before the name of a numbered book; `I am 5` is not Amos. */
const ROMAN_ORDINAL = /(?<![\p{L}\d])(i{1,3})\s+(?=[skrctpj]\p{L}*\.?\s?[\divxlc])/giu;

/** `23:1-3.5`: after a colon a full stop separates verses; before the next chapter it replaces the colon: `1:1-2.3`. */
const STOP_BEHIND_RANGE = /(?<=(?<!\d)(\d{1,3})\s?:\s?\d{1,3}-(\d{1,3}))\.(?=\d)/gu;
const STOP_BEHIND_VERSE = /(?<=\d\s?:\s?\d{1,3})\.(?=\d)/gu;

/** `Jn 3/16`, `Jn 3_16`. */
const OTHER_COLON = /(?<=\p{L}\.?\s?\d{1,3})\s?[/_]\s?(?=\d{1,3}(?:-\d{1,3})?$)/gu;

/** `Ps. 22(23)`, `Sal 51 [50]`: the Vulgate number of most Psalms is one lower, and both numbers are given. */
const TWO_NUMBERS = /(?<=\b(?:ps|sal)\p{L}{0,4}\.?\s?)(\d{1,3})\s?[([](\d{1,3})[)\]]/giu;

/**
 * Rewrites typed notations of both languages into forms that the grammars parse. It is for a text that is meant as a
 * reference, not for prose.
 */
const FORMS: readonly Rewrite[] = [
  [CHAPTER_WORD, () => ' '],
  [TRANSLATION_BEHIND, () => ''],
  [PART_OF_VERSE, () => ''],
  [PART_BEHIND_RANGE, () => ''],
  [TWO_NUMBERS, (written, one = '', other = '') => psalmOf(written, Number(one), Number(other))],
  [STOP_BEHIND_RANGE, (_, chapter, end) => (Number(end) === Number(chapter) + 1 ? ':' : ',')],
  [STOP_BEHIND_VERSE, () => ','],
  [OTHER_COLON, () => ':'],
  [ADDRESS, (_, name = '', chapter = '', verse = '', last) => addressed(name, chapter, verse, last)],
  [ROMAN_CHAPTER, (_, roman = '', parted) => `${valueOf(roman)}${parted === undefined ? '' : ':'}`],
  [FOLLOWING, () => 'ff'],
  [AND_NEXT, () => ''],
  [ORDINAL, (_, ordinal = '') => `${ordinal} `],
  [ROMAN_ORDINAL, (_, ordinal = '') => `${ordinal.length} `],
];

/** `1ª`, `2.º`, and the degree sign that replaces it, also without a space after it. */
const ORDINAL_SIGN = /([1-3])\s?\.?[ªº°]\.?\s*/gu;

/** A text with its ordinals as letters: this step precedes normalization, which would join them to the name. */
export function readOrdinalSigns(text: string): string {
  return text.replace(ORDINAL_SIGN, '$1a ');
}

/** `jn316`, `Ps 119105`: references whose colon may be missing. */
const GLUED = /^(.*\p{L})(?:\.?(?=\d)|\.?\s(?=\d{4}))(\d{3,6})$/u;

/** The possible interpretations of a chapter and a verse without a separator, each in the usual form. */
export function partGluedNumbers(text: string): string[] {
  const [, name, digits = ''] = GLUED.exec(text.trim()) ?? [];
  if (name === undefined) return [];
  const cuts = [1, 2, 3].filter((cut) => digits.length - cut >= 1 && digits.length - cut <= 3);
  return cuts
    .map((cut) => `${name.trim()} ${digits.slice(0, cut)}:${digits.slice(cut)}`)
    .filter((each) => !/[ :]0/.test(each));
}

/** Reads chapters in Roman numerals in prose; the original positions are retained. */
export function readRomanChapters(text: TracedText): TracedText {
  return rewrite(text, [ROMAN_IN_PROSE, (_, roman = '') => `${valueOf(roman)}:`]);
}

/** Rewrites a typed text; the original positions are retained. */
export function readTypedForms(text: TracedText): TracedText {
  return FORMS.reduce(rewrite, text);
}

const addressed = (name: string, chapter: string, verse: string, last: string | undefined) =>
  `${name.replaceAll('-', ' ')} ${chapter}:${verse}${last === undefined ? '' : `-${last}`}`;

const psalmOf = (written: string, one: number, other: number) =>
  Math.abs(one - other) === 1 ? `${Math.max(one, other)}` : written;

function valueOf(roman: string): number {
  const values = [...roman.toLowerCase()].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
