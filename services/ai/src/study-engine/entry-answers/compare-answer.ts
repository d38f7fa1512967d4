import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Entry } from '@word-unfolded/study-library';
import { sentencesOf } from '../finding/commentary-words.js';
import { list, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { namedPassage, rangesOf } from './passages/entry-passages.js';
import { linkedText } from './linked-text.js';

const SENTENCES = 3;
const PASSAGES = 3;

/** Two entries side by side: what is told of each, and its passages. */
export async function* compareAnswer(context: CompositionContext, compared: readonly [Entry, Entry]): Blocks {
  const { language } = context;
  const parts = compared.map((entry) => {
    const { title, body } = entry.text[language];
    const first = sentencesOf(body.replace(/\n+/g, ' ')).slice(0, SENTENCES).join(' ');
    return `**${plainMarkdown(title)}.** ${linkedText(context, first)}`;
  });
  yield await Promise.resolve(parts.join('\n\n'));
  for (const entry of compared)
    yield list(
      rangesOf(entry.passages)
        .slice(0, PASSAGES)
        .map((range) => namedPassage(context, range)),
    );
}
