import { isOwnAfterStop, isOwnWord } from '../../words/own-words.js';
import type { PassageWords } from '../../words/passage-words.js';
import type { Span } from '../align-span.js';
import {
  betweenStored,
  endsClause,
  endsSentence,
  endsStoredClause,
  endsStoredSentence,
  type ComparedText,
} from '../span-text.js';

/** Most words of an end that is not of the verse. */
const MOST_CHANGED = 4;

/** The same after so many words of the verse. */
const MOST_AFTER_LONG = 8;
const LONG_OPENING = 16;
/** Most words of an end that is short. */
const SHORT_END = 2;
/** The name of the next field of a record: `ref: `. */
const FIELD = /^[\p{L}_]{1,16}["'*]{0,2}:/u;
/** Fewest words from the beginning of a verse after which a short end is one of the verse. */
const TELLING_OPENING = 5;
/** So many words of a verse from the beginning of a sentence leave no doubt that the sentence is to be the verse. */
const TELLING_SENTENCE = 8;
/** A few words of the writer's own with which a sentence ends that has the words of a verse so far: “of God, I will speak”. */
export function foreignTail(
  span: Pick<Span, 'quoted' | 'stored'>,
  text: ComparedText,
  passage: PassageWords,
): { readonly after: number; readonly storedAfter: number } | undefined {
  const back = isEqualByChance(span, text) ? 1 : 0;
  const quoted = { ...span.quoted, to: span.quoted.to - back };
  const stored = { ...span.stored, to: span.stored.to - back };
  const tail = tailBehind({ quoted, stored }, text, passage);
  return tail && { after: tail.after - back, storedAfter: tail.storedAfter - back };
}

/** Whether the last word is the first one of a clause: it is equal by chance, as in “… before the Philistines, and Azricam”. */
function isEqualByChance({ quoted }: Pick<Span, 'quoted' | 'stored'>, text: ComparedText): boolean {
  return (
    quoted.to - quoted.from > TELLING_SENTENCE &&
    quoted.to < text.words.length &&
    endsClause(text, quoted.to - 2) &&
    !endsClause(text, quoted.to - 1)
  );
}

function tailBehind(
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  text: ComparedText,
  passage: PassageWords,
): { readonly after: number; readonly storedAfter: number } | undefined {
  const { words } = text;
  const length = quoted.to - quoted.from;
  const isOpening = stored.from === 0 || endsStoredSentence(passage, stored.from - 1);
  if (length < TELLING_OPENING || quoted.to >= words.length) return undefined;
  if (endsSentence(text, quoted.to - 1)) return undefined;
  const gap = text.text.slice(words[quoted.to - 1]!.end, words[quoted.to]!.start);
  if (gap.includes('\n') && FIELD.test(text.text.slice(words[quoted.to]!.start))) return undefined;
  // A bracket that the verse closes there is one of the verse.
  const isOwnBracket = !/\)/u.test(betweenStored(passage, stored.to - 1));
  if (
    /[—–(“”"«»|]|\n\s*\n|[.:;!?]\P{L}*\n[ \t]*[-*+•][ \t]/u.test(gap) ||
    (gap.includes(')') && isOwnBracket)
  )
    return undefined;
  // After a stop a capital letter begins a sentence of the writer's own: “unto all the saints, So it stands in …”.
  const isEnd = (at: number) =>
    endsSentence(text, at) || /[;:—–(]/u.test(text.text.slice(words[at]!.end, words[at + 1]!.start));
  const after = 1 + distance(quoted.to, words.length, isEnd);
  const own = words.slice(quoted.to, quoted.to + after).map(({ key }) => key);
  const isWhole =
    length >= TELLING_SENTENCE && passage.words[stored.to]?.verse !== passage.words[stored.to - 1]!.verse;
  const most = isOpening && (isWhole || length >= LONG_OPENING) ? MOST_AFTER_LONG : MOST_CHANGED;
  const isOwn = /[,;:]/u.test(gap) ? isOwnAfterStop : isOwnWord;
  // A word that the verse has itself is no sign of the writer.
  const { verse } = passage.words[stored.to - 1]!;
  const inVerse = new Set(passage.words.filter((word) => word.verse === verse).map(({ key }) => key));
  if (
    after > most ||
    own.some((key) => isOwn(key) && !inVerse.has(key)) ||
    own.every((key, at) => key === passage.words[stored.to + at]?.key)
  )
    return undefined;
  const isShort = after <= SHORT_END && own.at(-1)!.length > 1 && endsSentence(text, quoted.to + after - 1);
  if (
    /[,;:]/u.test(gap) &&
    !(isShort && after === 1 && !gap.includes('\n')) &&
    /^\P{L}*\p{Lu}/u.test(text.text.slice(words[quoted.to]!.start))
  )
    return undefined;
  if (length < TELLING_SENTENCE && !(isOpening && isShort)) return undefined;
  const storedAfter = distance(stored.to - 1, passage.words.length, (at) => endsStoredClause(passage, at));
  return { after, storedAfter: storedAfter > MOST_CHANGED ? 0 : storedAfter };
}

/** Number of words from one to the last of its clause. */
function distance(from: number, length: number, ends: (at: number) => boolean): number {
  for (let at = from; at < length; at += 1) if (ends(at) || at === length - 1) return at - from;
  return 0;
}
