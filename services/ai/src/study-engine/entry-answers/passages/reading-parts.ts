import { plainMarkdown } from '@word-unfolded/answer-text';
import type { EntryPart } from '@word-unfolded/study-library';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { heading, referenceLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { rangesOf } from './entry-passages.js';
import { linkedText } from '../linked-text.js';

/** A question on which traditions differ and which the explanation of a passage raises. */
export async function* raisedQuestion(context: CompositionContext, range: VerseRange): Blocks {
  const { entries, language } = context;
  const [raised] = entries.raisedAt(range);
  if (!raised) return;
  const { title, parts } = raised.text[language];
  yield heading(plainMarkdown(title));
  yield* readingParts(context, parts);
}

/** How each tradition reads Scripture on a question, in its own words and with its own passages. */
export async function* readingParts(context: CompositionContext, parts: readonly EntryPart[]): Blocks {
  const { say } = context;
  if (parts.length === 0) return;
  yield await Promise.resolve(say.traditionsDiffer);
  for (const { heading: name, body, passages } of parts) {
    const links = rangesOf(passages).map((range) => referenceLink(context.cite(range)));
    const text = `**${plainMarkdown(name)}.** ${linkedText(context, body)}`;
    yield links.length > 0 ? `${text} (${links.join('; ')})` : text;
  }
  yield say.weighReadings;
}
