import { wordsOf } from '@word-unfolded/scripture-text';
import { strongsNamed } from '../asking/known-words.js';
import { lexiconLink, type Block } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { originalWordsOf } from '../finding/original-words.js';

const NUMBER = /^[gh][1-9]\d{0,3}$/;
const ORIGINAL_LETTERS = /[\p{Script=Greek}\p{Script=Hebrew}][\p{Script=Greek}\p{Script=Hebrew}\p{M}]*/u;

/** Says so where a question gives a word of Greek or Hebrew the number of another one: “logos (G1697)”. */
export async function otherNumber(context: CompositionContext, question: string): Promise<Block | undefined> {
  const numbers = wordsOf(question).flatMap(({ folded }) =>
    NUMBER.test(folded) ? folded.toUpperCase() : [],
  );
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  const letters = ORIGINAL_LETTERS.exec(question)?.[0];
  const written = letters ? (await originalWordsOf(context, letters)).map(({ strongs }) => strongs) : [];
  const words = [...written, ...strongsNamed(question).filter((strongs) => strongs !== number)];
  const [own] = words;
  if (own === undefined || written.includes(number)) return undefined;
  const { library, setting, say } = context;
  const [ofNumber, ofWord] = await Promise.all([
    library.lexicon(number, setting),
    library.lexicon(own, setting),
  ]);
  if (!ofWord?.entry) return undefined;
  return say.otherNumber(
    lexiconLink(own, ofWord),
    own,
    number,
    ofNumber?.entry ? lexiconLink(number, ofNumber) : undefined,
  );
}
