import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import type { RelationQuestion } from '../understanding/relation-question.js';
import { entryAnswer } from './entry-answer.js';
import { entryPassages } from './entry-passages.js';
import { personLabel } from './person-label.js';

/** Names a relative of a person, and tells who that is when there is only one. */
export async function* relationAnswer(
  context: CompositionContext,
  { person, as, related }: RelationQuestion,
): Blocks {
  const { say } = context;
  const names = related.map(({ entry, name }) => personLabel(context, entry, name));
  const lead = say.isRelative(names, as, personLabel(context, person, person.id));
  const [only] = related;
  if (related.length === 1 && only?.entry) {
    yield* entryAnswer(context, only.entry, { lead });
    return;
  }
  yield lead;
  yield* entryPassages(context, person);
}
