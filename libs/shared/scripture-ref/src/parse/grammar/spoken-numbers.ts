import type { Language } from '@word-unfolded/domain';
import { ENGLISH_CARDINALS, ENGLISH_ORDINALS, SPANISH_CARDINALS } from '../number-tables.js';

/** The words of a language for numbers up to 199; chapters and verses are never larger. */
type NumberWords = {
  readonly values: ReadonlyMap<string, number>;
  /** Connects the parts of one number: `one hundred and nineteen`, `treinta y uno`. */
  readonly and: string;
  /** Ordinals before `psalm`, such as `twenty-third`: their last word, and its value. */
  readonly ordinals: ReadonlyMap<string, number>;
};

const ENGLISH: NumberWords = { values: ENGLISH_CARDINALS, and: 'and', ordinals: ENGLISH_ORDINALS };

const SPANISH: NumberWords = { values: SPANISH_CARDINALS, and: 'y', ordinals: new Map() };

const WORDS: Readonly<Record<Language, NumberWords>> = { en: ENGLISH, es: SPANISH };

/** Shorter names are also ordinary words: `is one` is not Isaiah 1. */
const NAME = /^\p{L}{4,}$/u;

const PSALM = /^(?:psalms?|salmos?)$/;

type Token = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Converts number words after a name to digits: `John chapter three verse sixteen`, `Salmo ciento diecinueve`, `the
 * twenty-third psalm`. It is for a text that is meant as a reference, not for prose.
 */
export function readSpokenNumbers(text: string, language: Language): string {
  const words = WORDS[language];
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map(({ 0: word, index }): Token => {
    const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return { text: folded, start: index, end: index + word.length };
  });
  let written = '';
  let from = 0;
  let isBehindName = false;
  let led: Token | undefined;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const ordinal = ordinalAt(tokens, at, words);
    const run = isBehindName ? numbersAt(tokens, at, words) : undefined;
    if (ordinal) {
      written += text.slice(from, token.start) + ordinal.value;
      from = tokens[at + ordinal.length - 1]!.end;
      at += ordinal.length;
    } else if (run) {
      written += `${text.slice(from, token.start)}${run.values.join(' ')}`;
      from = tokens[at + run.length - 1]!.end;
      at += run.length;
    } else {
      if (at === 0 && (words.values.get(token.text) ?? 9) <= 3) led = token;
      isBehindName ||= NAME.test(token.text) && !words.values.has(token.text);
      at += 1;
    }
  }
  if (from === 0) return text;
  const digits = written + text.slice(from);
  return led ? `${words.values.get(led.text)}${digits.slice(led.end)}` : digits; // `one John four eight`
}

/**
 * The numbers that begin at a word, each as long as possible: `three sixteen` is two numbers, `twenty three` is one.
 */
function numbersAt(
  tokens: readonly Token[],
  from: number,
  words: NumberWords,
): { readonly values: readonly number[]; readonly length: number } | undefined {
  const values: number[] = [];
  let at = from;
  for (let next = numberAt(tokens, at, words); next; next = numberAt(tokens, at, words)) {
    values.push(next.value);
    at += next.length;
  }
  if (values.length === 0) return undefined;
  const [hundred, rest = 0] = values;
  const isPsalm = PSALM.test(tokens[from - 1]?.text ?? '');
  const isHundred = isPsalm && hundred === 1 && rest > 9; // `Psalm one nineteen` means 119, because the first Psalm has six verses
  return { values: isHundred ? [100 + rest, ...values.slice(2)] : values, length: at - from };
}

function numberAt(
  tokens: readonly Token[],
  at: number,
  words: NumberWords,
): { readonly value: number; readonly length: number } | undefined {
  const valueAt = (place: number) => words.values.get(tokens[place]?.text ?? '');
  const first = valueAt(at);
  if (first === undefined) return undefined;
  let value = first;
  let length = 1;
  if (first === 1 && valueAt(at + 1) === 100) [value, length] = [100, 2];
  for (;;) {
    const joined = tokens[at + length]?.text === words.and ? 1 : 0;
    const next = valueAt(at + length + joined);
    if (next === undefined || next >= roomIn(value)) return { value, length };
    value += next;
    length += joined + 1;
  }
}

/** The maximum that a further word may add to a number: less than ten to twenty, less than a hundred to a hundred. */
function roomIn(value: number): number {
  if (value % 100 === 0) return 100;
  return value % 10 === 0 && value % 100 > 10 ? 10 : 0;
}

/** `the twenty-third psalm`, as the name and its number. */
function ordinalAt(
  tokens: readonly Token[],
  at: number,
  words: NumberWords,
): { readonly value: string; readonly length: number } | undefined {
  const before = numberAt(tokens, at, words);
  const length = before?.length ?? 0;
  const skipped = tokens[at + length]?.text === words.and ? 1 : 0;
  const last = words.ordinals.get(tokens[at + length + skipped]?.text ?? '');
  const end = at + length + skipped + 1;
  if (last === undefined || !PSALM.test(tokens[end]?.text ?? '')) return undefined;
  return { value: `psalm ${(before?.value ?? 0) + last}`, length: end - at + 1 };
}
