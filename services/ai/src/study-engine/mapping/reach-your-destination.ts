import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, lexiconLink, list, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { occasionPrayer } from '../composing/occasion-prayer.js';
import { isCrossReference } from '../composing/sections.js';
import { reflectionQuestions } from '../reflection/reflection.js';
import { carryingWords } from '../finding/carrying-words.js';

const WORDS = 4;
const PASSAGES = 4;

/** The fifth step: questions to reflect on, a prayer that fits the passage, and a summary of the study. */
export async function* reachYourDestination(context: CompositionContext, passage: StudyPassage): Blocks {
  const { library, setting, say } = context;
  yield heading(say.reflectTitle);
  yield list(reflectionQuestions(context, passage));
  yield heading(say.prayTitle);
  yield* occasionPrayer(context, passage);
  yield heading(say.summaryTitle);
  yield say.summary(referenceLink(passage));
  const [found, commentary, related] = await Promise.all([
    carryingWords(context, passage),
    library.commentary(passage, setting),
    library.crossReferences(passage, setting, { limit: 4 * PASSAGES }),
  ]);
  const words = (found?.words ?? [])
    .slice(0, WORDS)
    .map(({ shown, strongs, answer }) => `${plainMarkdown(shown)} (${lexiconLink(strongs, answer)})`);
  const joined = (related?.items ?? []).filter(isCrossReference).slice(0, PASSAGES);
  const lines = [
    words.length > 0 ? `${say.keyWords}: ${words.join(', ')}` : '',
    joined.length > 0 ? `${say.crossReferences}: ${joined.map(referenceLink).join('; ')}` : '',
    commentary?.sections[0]
      ? `${say.commentary}: ${workLink(commentary.source, commentary.sections[0].osis)}`
      : '',
  ];
  yield list(lines.filter((line) => line !== ''));
}
