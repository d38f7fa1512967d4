import { plainMarkdown } from '@word-unfolded/answer-text';
import type { EntryPart } from '@word-unfolded/study-library';
import { referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { rangesOf } from './entry-passages.js';
import { linkedText } from './linked-text.js';

/** How each tradition reads Scripture on a question, in its own words and with its own passages. */
export async function* readingParts(context: CompositionContext, parts: readonly EntryPart[]): Blocks {
  const { say } = context;
  if (parts.length === 0) return;
  yield await Promise.resolve(say.traditionsDiffer);
  for (const { heading, body, passages } of parts) {
    const links = rangesOf(passages).map((range) => referenceLink(context.cite(range)));
    const text = `**${plainMarkdown(heading)}.** ${linkedText(context, body)}`;
    yield links.length > 0 ? `${text} (${links.join('; ')})` : text;
  }
  yield say.weighReadings;
}
