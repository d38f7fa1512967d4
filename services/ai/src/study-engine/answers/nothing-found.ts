import { plainMarkdown } from '@word-unfolded/answer-text';
import { list, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { topicName } from '../topic-names/topic-name.js';

/** Says that the library has no answer, and suggests what to try instead. */
export async function* nothingFound(context: CompositionContext, question: string, term?: string): Blocks {
  const { say, library, setting } = context;
  yield say.nothingFound(plainMarkdown(question));
  const near = term === undefined ? undefined : await library.topic(term.slice(0, 6), setting, { limit: 1 });
  const names = [near?.topic?.askedFor, ...(near?.others ?? [])].filter((name) => name !== undefined);
  if (near && names.length > 0)
    yield say.nearby(
      names.slice(0, 6).map((name) => workLink(near.source, name, topicName(name, context.language))),
    );
  yield list([...say.whatToTry]);
}
