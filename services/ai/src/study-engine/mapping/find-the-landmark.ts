import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, quotation, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { wordBlock } from '../composing/word-block.js';
import { carryingWords } from '../finding/carrying-words.js';

/** The most that a reader can take in, and enough for the five words of a verse as full as Romans 8:28. */
const WORDS = 6;

/** The third step: the words that carry the passage, with their lemmas, senses and other places. */
export async function* findTheLandmark(desk: StudyDesk, passage: StudyPassage): Blocks {
  const { say } = desk;
  yield quotation(passage, passage.verses.length);
  const found = await carryingWords(desk, passage);
  if (!found || found.words.length === 0) {
    yield say.noTags;
    return;
  }
  yield heading(say.keyWords);
  yield say.weighedHow;
  for (const word of found.words.slice(0, WORDS)) yield wordBlock(desk, word, found.translation, passage);
  const repeated = found.words
    .filter(({ times }) => times > 1)
    .map(({ shown }) => `**${plainMarkdown(shown)}**`);
  if (repeated.length > 0) yield say.repeated(repeated);
}
