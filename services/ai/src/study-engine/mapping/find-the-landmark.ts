import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { wordBlock } from '../composing/word-block.js';
import { carryingWords, isName } from '../finding/carrying-words.js';

/** Enough for the five key words of a verse as full as Romans 8:28, and no more than a reader can take in. */
const WORDS = 6;

/** Words that come again, the most telling first: more are no help to the reader. */
const REPEATED = 6;

/** The third step: the key words of the passage, with their lemmas, senses and other places. */
export async function* findTheLandmark(context: CompositionContext, passage: StudyPassage): Blocks {
  const { say } = context;
  const found = await carryingWords(context, passage);
  if (!found || found.words.length === 0) {
    yield say.noTags;
    return;
  }
  yield heading(say.keyWords);
  yield say.weighedHow;
  for (const word of found.words.slice(0, WORDS)) yield wordBlock(context, word, found.translation, passage);
  const repeated = found.words
    .filter(({ times, answer }) => times > 1 && !isName(answer))
    .map(({ shown }) => `**${plainMarkdown(shown)}**`);
  const different = [...new Set(repeated)].slice(0, REPEATED);
  if (different.length > 0) yield say.repeated(different);
}
