import { plainMarkdown } from '@word-unfolded/answer-text';
import { foldedWords } from '@word-unfolded/study-library';
import { heading, list, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { nearEntries } from '../understanding/choose-entry.js';
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
  yield* nearTitles(context, question);
  yield list([...say.whatToTry]);
}

const NEAR = 4;

/** Titles of the study library that share words with a question. */
export async function* nearTitles(context: CompositionContext, question: string): Blocks {
  const { entries, language, say } = context;
  const near = nearEntries(entries, foldedWords(question), language, NEAR);
  if (near.length === 0) return;
  yield heading(say.nearQuestions);
  yield await Promise.resolve(list(near.map((entry) => plainMarkdown(entry.text[language].title))));
}
