import { isNegation } from '../../grounding/judging/negations.js';
import { alignSpan } from '../../grounding/unmarked/align-span.js';
import { plainWords } from '../words/plain-words.js';
import { isPlainCry } from '../recognise-danger.js';

/** Finds the stored verses that are nearest to a text. */
export type NearestVerses = (text: string) => Promise<readonly { readonly text: string }[]>;

/** Fewer words are said by many people in their own name (“I am alone”). A longer text is no verse that is looked up. */
const WORDS = { fewest: 4, most: 120 } as const;

/** Fewer words of a verse are typed in a search, where nobody is answered in their own name: “todo lo puedo”. */
const FEWEST_SEARCHED = 2;

/** So many words are compared loosely: people know verses by heart, or from editions that are not stored. */
const LOOSELY = { fewest: 5, like: 0.7 } as const;

/** Words that editions and readers write in other ways, in their plain form: “no temas porque yo estoy contigo”. */
const OTHER_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ['lord', 'yahweh', 'jehovah', 'god', 'jehova', 'jeova', 'geova', 'yahve', 'yave', 'senor', 'dios'],
    ['you', 'thee', 'thou', 'ye'],
    ['your', 'thy', 'thine'],
    ['has', 'hath', 'have'],
    ['shall', 'shalt', 'will', 'wilt'],
    ['are', 'art', 'is', 'be'],
    ['to', 'unto'],
    ['que', 'porque', 'pues'],
    ['soy', 'estoy', 'sere', 'estare'],
    ['es', 'esta', 'sera'],
    ['falta', 'faltara', 'faltare'],
  ].flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

/** Words without which two editions say the same. */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'el', 'la', 'los', 'las']);

/** What may stand after a verse: “Jonah 2:3”. */
const REFERENCE = /[\s(—-]+(?:[1-3]\s?)?\p{L}+\.?\s\d+[:.,]\d+[-–\d]*\)?\s*$/u;

/**
 * Whether a text is nothing but words of Scripture, as of somebody who looks a verse up: “Out of the depths have I
 * cried unto thee, O LORD”. A verse in which somebody plainly asks to die is heard as a cry all the same, because it
 * may be the reader's own. When the verses cannot be asked for, no text is one.
 *
 * @param isSearch whether the text is looked for, and no message to anybody
 */
export async function isTypedVerse(text: string, nearest: NearestVerses, isSearch = false): Promise<boolean> {
  const words = wordsOf(text);
  const fewest = isSearch ? FEWEST_SEARCHED : WORDS.fewest;
  if (words.length < fewest || words.length > WORDS.most || isPlainCry(text)) return false;
  const verses = await nearest(text).catch(() => []);
  return verses.some((verse) => isLike(words, wordsOf(verse.text)));
}

function isLike(words: readonly string[], verse: readonly string[]): boolean {
  if (` ${verse.join(' ')} `.includes(` ${words.join(' ')} `)) return true;
  if (words.length < LOOSELY.fewest) return false;
  if (words.some((word) => isNegation(word) && !verse.includes(word))) return false;
  const [typed, stored] = [inOneForm(words), inOneForm(verse)];
  const span = alignSpan(typed, stored);
  if (!span) return false;
  const longest = Math.max(typed.length, span.stored.to - span.stored.from);
  return span.matched / longest >= LOOSELY.like;
}

const inOneForm = (words: readonly string[]) =>
  words.filter((word) => !ARTICLES.has(word)).map((word) => ({ key: OTHER_FORMS.get(word) ?? word }));

function wordsOf(text: string): string[] {
  return plainWords(text.replace(REFERENCE, ''))
    .split(' ')
    .filter((word) => word !== '' && word !== '.');
}
