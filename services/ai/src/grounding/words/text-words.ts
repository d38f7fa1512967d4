import type { Language } from '@word-unfolded/domain';
import { spellingKey } from './spelling-key.js';

/** A word of a text: its comparison key, and its position in UTF-16 code units; the end is exclusive. */
export type TextWord = {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether an ellipsis is between this word and the one before. */
  readonly afterGap: boolean;
};

/** Numbers are separate from letters, because verse numbers often directly precede their verse. */
const WORD = /\p{N}+|\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** Markup within words that is not part of them: emphasis, the brackets of `[F]or`, tags, invisible characters. */
const WITHIN_WORDS = /[*_[\]\u00ad\u200b-\u200f\u2060\ufeff]/u;
/** Tags, and the marks of sources that models put into sentences: `{c1}`. */
const TAG = /<\/?[a-z][^<>]{0,20}>|\{[a-z]\d{1,2}\}/giu;
const ELLIPSIS = /…|\.\s?\.\s?\./u;

/** Two words of the old editions that are one word today. */
const JOINED: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    ['for ever', 'for evermore', 'to day', 'to morrow', 'to night', 'every one', 'any one', 'some one']
      .concat(['every thing', 'any thing', 'some thing', 'can not', 'my self', 'him self', 'no body'])
      .concat(['our selves', 'your selves', 'them selves', 'mean while']),
  ),
  es: new Set(['en medio', 'de bajo']),
};

/** The words of a text in order, without markup. */
export function textWords(text: string, language: Language): TextWord[] {
  const { bare, places } = withoutMarkup(text);
  const words: TextWord[] = [];
  let from = 0;
  for (const { 0: word, index } of bare.matchAll(WORD)) {
    const end = index + word.length;
    const afterGap = ELLIPSIS.test(bare.slice(from, index));
    const read = {
      key: spellingKey(word, language),
      start: places[index]!,
      end: places[end - 1]! + 1,
      afterGap,
    };
    const joined = joinWords(words.at(-1), read, language);
    if (joined) words.pop();
    words.push(joined ?? read);
    from = end;
  }
  return words;
}

function joinWords(before: TextWord | undefined, word: TextWord, language: Language): TextWord | undefined {
  if (!before || word.afterGap || !JOINED[language].has(`${before.key} ${word.key}`)) return undefined;
  return { ...before, key: before.key + word.key, end: word.end };
}

/** A text without the markup within words, and the original position of each remaining character. */
function withoutMarkup(text: string): { bare: string; places: number[] } {
  const blanked = text.replace(TAG, (tag) => ' '.repeat(tag.length));
  let bare = '';
  const places: number[] = [];
  for (let at = 0; at < blanked.length; at += 1) {
    const unit = blanked[at]!;
    if (WITHIN_WORDS.test(unit)) continue;
    bare += unit;
    places.push(at);
  }
  return { bare, places };
}
