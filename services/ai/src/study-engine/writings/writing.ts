import { plainMarkdown } from '@word-unfolded/answer-text';
import { writingHeading, type WritingKind } from '@word-unfolded/domain';
import type { StudyPassage } from '../../library/study-passage.js';
import { firstVerses, list, quotation, type Block, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { occasionPrayer } from '../composing/occasion-prayer.js';
import { genreOf } from '../reflection/genre.js';
import { reflectionQuestions } from '../reflection/reflection.js';
import { passageLead } from '../entry-answers/passages/passage-lead.js';
import { canonicalOf, commentarySection, crossSection, wordsSection } from '../composing/sections.js';
import { bestVerse } from './best-verse.js';

/** Number of verses of a passage that a writing quotes, and of those that it is about. */
const VERSES = 6;
const STUDIED = 30;

/**
 * A writing about passages for a journal entry, with the parts that the domain defines. The first passage is treated in
 * detail, the others are only quoted.
 */
export function writing(
  composition: CompositionContext,
  kind: WritingKind,
  [passage, ...others]: readonly [StudyPassage, ...StudyPassage[]],
  title: string | undefined,
  content = '',
): Blocks {
  if (kind === 'quote') return quote(composition, passage);
  const about = {
    passage: firstVerses(passage, STUDIED),
    quoted: [passage, ...others],
    title,
    written: [title ?? '', content],
  };
  return kind === 'devotional' ? devotional(composition, about) : studyGuide(composition, about);
}

type About = {
  readonly passage: StudyPassage;
  /** All passages, whole: what is left out of a long one is marked. */
  readonly quoted: readonly StudyPassage[];
  readonly title: string | undefined;
  /** What the reader wrote, the title first. */
  readonly written: readonly string[];
};

async function* devotional(
  composition: CompositionContext,
  { passage, quoted, title, written }: About,
): Blocks {
  const { say } = composition;
  const part = (key: string) => writingHeading('devotional', key, composition.language);
  yield titleBlock(title ?? say.devotionalTitle(passage.reference));
  yield part('scripture');
  for (const each of quoted) yield quotation(each, VERSES);
  yield part('reflection');
  yield* passageLead(composition, passage, 'whole');
  yield* commentarySection(composition, passage, { sentences: 5, titled: false });
  yield list(reflectionQuestions(composition, passage, 3));
  yield part('practice');
  yield list([...say.practise[genreOf(canonicalOf(passage))]]);
  yield part('prayer');
  yield* occasionPrayer(composition, passage, written);
}

async function* studyGuide(
  composition: CompositionContext,
  { passage, quoted, title, written }: About,
): Blocks {
  const { say } = composition;
  const part = (key: string) => writingHeading('study-guide', key, composition.language);
  yield titleBlock(title ?? say.studyGuideTitle(passage.reference));
  yield part('scripture');
  for (const each of quoted) yield quotation(each, VERSES);
  yield part('context');
  const { before, after } = await composition.library.context(quoted[0] ?? passage, composition.setting, 2);
  if (before) yield `${say.before}\n\n${quotation(before)}`;
  if (after) yield `${say.after}\n\n${quotation(after)}`;
  yield* commentarySection(composition, passage, { sentences: 4, titled: false });
  yield part('key-words');
  yield* orElse(wordsSection(composition, passage, 4, false), say.noTags);
  yield part('related');
  yield* orElse(crossSection(composition, passage, { quoted: 3, named: 6, titled: false }), say.noPassage);
  yield part('questions');
  yield list([...say.observe, ...reflectionQuestions(composition, passage)]);
  yield part('prayer');
  yield* occasionPrayer(composition, passage, written);
}

/** One verse, as it is stored. */
async function* quote(composition: CompositionContext, passage: StudyPassage): Blocks {
  yield await Promise.resolve(quotation(bestVerse(composition, passage)));
}

async function* orElse(blocks: Blocks, otherwise: Block): Blocks {
  let isEmpty = true;
  for await (const block of blocks) {
    isEmpty = false;
    yield block;
  }
  if (isEmpty) yield otherwise;
}

function titleBlock(title: string): Block {
  return `# ${plainMarkdown(title)}`;
}
