import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, lexiconLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection, contextSection } from '../composing/sections.js';
import { carryingWords, isName } from '../finding/carrying-words.js';
import { isStopWord } from '../finding/words-of-question.js';

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
  const named = found?.words.filter(({ answer }) => isName(answer)) ?? [];
  const names = named.filter(({ shown }) => nameIn(shown, context.language) !== '');
  if (names.length > 0) {
    yield heading(say.whoAndWhere);
    yield say.namesHere(
      names.map(
        ({ shown, strongs, answer }) =>
          `${plainMarkdown(nameIn(shown, context.language))} (${lexiconLink(strongs, answer)})`,
      ),
    );
  }
  yield* commentarySection(context, passage, { sentences: 4 });
}

/**
 * The name as a reader writes it: without the words beside it (“dicho á Abram”, “Now Naaman”), in small letters (“LAODICEA”),
 * and not as an owner (“Jesus’”). Empty where the edition writes no name (“the city”).
 */
function nameIn(shown: string, language: Language): string {
  const words = shown.match(/\p{Lu}[\p{L}\p{M}-]*/gu) ?? [];
  const own = words.filter((word) => !/^oh$/i.test(word) && !isStopWord(word, language));
  const name = own.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word));
  return name.join(' ').replace(/^Lord$/, 'the LORD');
}
