import { plainMarkdown } from '@word-unfolded/answer-text';
import type { PersonEntry } from '@word-unfolded/study-library';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { relationOfAll } from '../composing/relation-labels.js';
import type { RelationQuestion } from '../understanding/people/relation-question.js';
import { entryAnswer } from './entry-answer.js';
import { entryPassages } from './passages/entry-passages.js';
import { personLabel } from './person-label.js';

const MOST_OTHERS = 4;

/**
 * Names a relative of a person, and tells who that is when there is only one.
 *
 * @param isCount whether it was asked how many there were: names alone are not their number
 */
export async function* relationAnswer(
  context: CompositionContext,
  { person, as, related, others, isSo }: RelationQuestion,
  isCount = false,
): Blocks {
  const { say } = context;
  const names = [...new Set(related.map(({ entry, name }) => personLabel(context, entry, name)))];
  const relation = related.length > 0 ? relationOfAll(related.map((each) => each.as)) : as;
  const verdict = isSo === undefined ? '' : `${isSo ? say.yes : say.no} `;
  const label = personLabel(context, person, person.id);
  // “The daughters of Lot” have no name of their own.
  const isUnnamed = isSo === undefined && names.length === 1 && names[0]!.includes(label);
  if (isCount && !isUnnamed) {
    yield say.relativesUncounted(names, relation, label);
    yield* entryPassages(context, person);
    yield* namesakes(context, others);
    return;
  }
  if (related.length === 0) {
    yield* entryAnswer(context, person, { lead: say.noRelative(as, label) });
    return;
  }
  const lead = `${verdict}${say.isRelative(names, relation, label)}`;
  const [only] = related;
  if (related.length === 1 && only?.entry) {
    yield* entryAnswer(context, only.entry, { lead: isUnnamed ? '' : lead });
    yield* namesakes(context, others);
    return;
  }
  yield lead;
  yield* entryPassages(context, person);
  yield* namesakes(context, others);
}

/** Others of the name that was asked about. */
async function* namesakes({ say, language }: CompositionContext, others: readonly PersonEntry[]): Blocks {
  const names = others.slice(0, MOST_OTHERS).map(({ text }) => plainMarkdown(text[language].title));
  if (names.length > 0) yield await Promise.resolve(say.namesakes(names));
}
