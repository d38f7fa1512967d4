import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import type { Understood } from '../understanding/understood.js';
import { entryPassages, rangesOf } from './passages/entry-passages.js';
import { linkedText } from './linked-text.js';
import { personLabel } from './person-label.js';
import { sourcesLine } from './sources-line.js';

/** The sentence of the library that answers, with the name of its subject, and the passages that tell it. */
export async function* toldAnswer(
  context: CompositionContext,
  { told, opening }: Extract<Understood, { kind: 'told' }>,
): Blocks {
  const { say } = context;
  const { from, sentences } = told;
  const text = sentences.join(' ');
  const name = from.kind === 'people' ? personLabel(context, from, from.id) : undefined;
  const isNamed = name === undefined || text.toLowerCase().includes(name.toLowerCase());
  const lead = opening ? `${say[opening]} ` : told.isPart ? `${say.toldNear} ` : '';
  yield `${lead}${isNamed ? '' : `**${name.charAt(0).toUpperCase()}${name.slice(1)}.** `}${linkedText(context, text)}`;
  yield* entryPassages(context, from);
  yield* sourcesLine(context, rangesOf(from.passages)[0]);
}
