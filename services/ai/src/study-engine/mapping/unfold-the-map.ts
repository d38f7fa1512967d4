import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, lexiconLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection, contextSection } from '../composing/sections.js';
import { carryingWords, isName } from '../finding/carrying-words.js';

const AROUND = 3;

/**
 * The first step: the context of the passage, and the people and places in it. Its text stands beside the steps, so that
 * no step prints it again.
 */
export async function* unfoldTheMap(context: CompositionContext, passage: StudyPassage): Blocks {
  const { say } = context;
  const headings = passage.verses.flatMap((verse) => verse.headings);
  if (headings.length > 0) yield `${say.headings}: ${plainMarkdown(headings.join('; '))}`;
  yield* contextSection(context, passage, AROUND);
  const found = await carryingWords(context, passage);
  const names = found?.words.filter(({ answer }) => isName(answer)) ?? [];
  if (names.length > 0) {
    yield heading(say.whoAndWhere);
    yield say.namesHere(
      names.map(
        ({ shown, strongs, answer }) => `${plainMarkdown(nameIn(shown))} (${lexiconLink(strongs, answer)})`,
      ),
    );
  }
  yield* commentarySection(context, passage, { sentences: 4 });
}

/** The name as the edition writes it: "dicho á Abram". */
function nameIn(shown: string): string {
  return shown.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu)?.join(' ') ?? shown;
}
