import type { ReadPassage } from '../judging/passage-reader.js';
import { isTelling } from './telling-words.js';
import { textWords } from './text-words.js';

const NAMES_OF_GOD = /^(?:yahweh|jehov[aá]h?|lord|señor)$/u;
/** Words of three letters that tell something. */
const SHORT_TELLING: ReadonlySet<string> = new Set('sin god son ley fe mal paz luz job eve'.split(' '));
/** So many letters tell one word from another whatever its ending: “strengthens”, “strengthen”. */
const STEM = 5;

/** A word without its ending. */
function stemOf(key: string): string {
  if (NAMES_OF_GOD.test(key)) return 'lord';
  return key.normalize('NFD').replace(/\p{M}/gu, '').slice(0, STEM);
}

/** How many telling words of a text its passage has in any edition, whatever their endings, and their share. */
export function looselyShared(
  text: string,
  passages: readonly ReadPassage[],
): { readonly count: number; readonly share: number } {
  const known = new Set(passages.flatMap(({ words }) => words.words.map(({ key }) => stemOf(key))));
  const { language } = passages[0]!.translation;
  const telling = textWords(text, language).filter(
    ({ key }) => isTelling(key) || NAMES_OF_GOD.test(key) || SHORT_TELLING.has(key),
  );
  const stems = new Set(telling.map(({ key }) => stemOf(key)));
  const count = [...stems].filter((stem) => known.has(stem)).length;
  return { count, share: count / Math.max(stems.size, 1) };
}
