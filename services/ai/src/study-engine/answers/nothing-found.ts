import { plainMarkdown } from '@word-unfolded/answer-text';
import { list, workLink, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { topicName } from '../topic-names/topic-name.js';

/** Says that the library has no answer, and what to try instead. */
export async function* nothingFound(desk: StudyDesk, asked: string, term?: string): Blocks {
  const { say, library, setting } = desk;
  yield say.nothingFound(plainMarkdown(asked));
  const near = term === undefined ? undefined : await library.topic(term.slice(0, 6), setting, { limit: 1 });
  const names = [near?.topic?.askedFor, ...(near?.others ?? [])].filter((name) => name !== undefined);
  if (near && names.length > 0)
    yield say.nearby(
      names.slice(0, 6).map((name) => workLink(near.source, name, topicName(name, desk.language))),
    );
  yield list([...say.whatToTry]);
}
