import { foldWord } from '@word-unfolded/scripture-text';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { carryingWords, type CarryingWord } from '../../study-engine/finding/carrying-words.js';
import { shortened, type MaterialBlock } from '../material.js';

const SENSE = 120;
const SENSES = 3;
const PLACES = 3;

/**
 * The original words behind a passage with their lexicon entries: those that a term names first, then the key words of
 * the passage.
 *
 * @param term of the reader's, or nothing
 */
export async function wordsBlock(
  context: CompositionContext,
  passage: StudyPassage,
  count: number,
  term: string,
): Promise<MaterialBlock> {
  const found = (await carryingWords(context, passage))?.words.filter(({ answer }) => answer?.entry) ?? [];
  const named = found.filter(({ shown }) => isNamed(shown, term));
  const words = [...named, ...found.filter((word) => !named.includes(word))].slice(0, count);
  return { name: 'words', value: words.map(wordOf) };
}

function wordOf({ shown, strongs, answer }: CarryingWord): object {
  const { lemma, transliteration, gloss, senses } = answer!.entry!;
  return {
    word: shown,
    strongs,
    lemma,
    transliteration,
    gloss: answer!.spanishGloss ?? gloss,
    senses: senses.slice(0, SENSES).map((sense) => shortened(sense, SENSE)),
    places: answer!.places.items.slice(0, PLACES).map(({ reference }) => reference),
  };
}

function isNamed(shown: string, term: string): boolean {
  const [shownWord, wanted] = [foldWord(shown), foldWord(term)];
  return (
    wanted !== '' &&
    shownWord !== '' &&
    (shownWord.includes(wanted) || wanted.split(/\s+/).includes(shownWord))
  );
}
