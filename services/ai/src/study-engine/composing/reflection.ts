import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { carryingWords } from '../finding/carrying-words.js';
import type { CompositionContext } from './composition-context.js';

/** Questions for reflection with the key words of the passage. */
export async function reflectionQuestions(
  context: CompositionContext,
  passage: StudyPassage,
  most = 5,
): Promise<string[]> {
  const { say } = context;
  const found = await carryingWords(context, passage);
  const words = [...new Set(found?.words.map(({ shown }) => shown))].slice(0, say.reflect.length);
  const own = words.map((word, index) => say.reflect[index]!(plainMarkdown(word)));
  return [say.reflectAlways[0]!, ...own, ...say.reflectAlways.slice(1)].slice(0, most);
}
