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
/** Words that join clauses. */
const ADDS: ReadonlySet<string> = new Set('and but nor or y e ni pero o'.split(' '));

/** The same after so many words of the verse. */
const MOST_AFTER_LONG = 8;
const LONG_OPENING = 16;
/** Most words of an end that is short. */
const SHORT_END = 2;
/** Fewest words from the beginning of a verse after which a short end is one of the verse. */
const TELLING_OPENING = 5;
/** So many words of a verse from the beginning of a sentence leave no doubt that the sentence is to be the verse. */
const TELLING_SENTENCE = 8;
/** A few words of the writer's own with which a sentence ends that has the words of a verse so far: “of God, I will speak”. */
export function foreignTail(
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  text: ComparedText,
  passage: PassageWords,
): { readonly after: number; readonly storedAfter: number } | undefined {
  const { words } = text;
  const length = quoted.to - quoted.from;
  const isOpening = stored.from === 0 || endsStoredSentence(passage, stored.from - 1);
  if (length < TELLING_OPENING || quoted.to >= words.length) return undefined;
  if (endsSentence(text, quoted.to - 1)) return undefined;
  // A word that joins clauses is equal by chance: “the wall of the house — and rest”.
  if (endsClause(text, quoted.to - 2) && ADDS.has(words[quoted.to - 1]!.key)) return undefined;
  const gap = text.text.slice(words[quoted.to - 1]!.end, words[quoted.to]!.start);
  // A bracket that the verse closes there is one of the verse.
  const isOwnBracket = !/\)/u.test(betweenStored(passage, stored.to - 1));
  if (/[—–(“”"«»|]|\n\s*\n/u.test(gap) || (gap.includes(')') && isOwnBracket)) return undefined;
  // After a stop a capital letter begins a sentence of the writer's own: “unto all the saints, So it stands in …”.
  const isEnd = (at: number) =>
    endsSentence(text, at) || /[;:—–(]/u.test(text.text.slice(words[at]!.end, words[at + 1]!.start));
  const after = 1 + distance(quoted.to, words.length, isEnd);
  const own = words.slice(quoted.to, quoted.to + after).map(({ key }) => key);
  const most = isOpening && length >= LONG_OPENING ? MOST_AFTER_LONG : MOST_CHANGED;
  const isOwn = /[,;:]/u.test(gap) ? isOwnAfterStop : isOwnWord;
  if (after > most || own.some((key) => isOwn(key)) || own[0] === passage.words[stored.to]?.key)
    return undefined;
  const isShort = after <= SHORT_END && endsSentence(text, quoted.to + after - 1);
  if (
    /[,;:]/u.test(gap) &&
    !(isShort && after === 1) &&
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
