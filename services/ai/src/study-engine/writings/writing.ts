import { plainMarkdown } from '@word-unfolded/answer-text';
import { writingHeading, type WritingKind } from '@word-unfolded/domain';
import type { StudyPassage } from '../../library/study-passage.js';
import { firstVerses, list, quotation, type Block, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { prayerPassage } from '../composing/prayer.js';
import { reflectionQuestions } from '../composing/reflection.js';
import { commentarySection, crossSection, wordsSection } from '../composing/sections.js';
import { bestVerse } from './best-verse.js';

/** Verses of a passage that a writing sets out. */
const VERSES = 6;

/**
 * What is written from passages, to be kept with a journal entry; its parts are those of the domain. The first passage is
 * looked at closely, the others stand beside it.
 */
export function writing(
  desk: StudyDesk,
  kind: WritingKind,
  [passage, ...others]: readonly [StudyPassage, ...StudyPassage[]],
  title: string | undefined,
): Blocks {
  if (kind === 'quote') return quote(passage);
  const about = { passage: firstVerses(passage, VERSES), others, title };
  return kind === 'devotional' ? devotional(desk, about) : studyGuide(desk, about);
}

type About = {
  readonly passage: StudyPassage;
  readonly others: readonly StudyPassage[];
  readonly title: string | undefined;
};

async function* devotional(desk: StudyDesk, { passage, others, title }: About): Blocks {
  const { say } = desk;
  const part = (key: string) => writingHeading('devotional', key, desk.language);
  yield titleBlock(title ?? say.devotionalTitle(passage.reference));
  yield part('scripture');
  for (const each of [passage, ...others]) yield quotation(each, VERSES);
  yield part('reflection');
  yield* commentarySection(desk, passage, { sentences: 5, titled: false });
  yield list(await reflectionQuestions(desk, passage, 3));
  yield part('practice');
  yield list([...say.practise]);
  yield part('prayer');
  yield* prayer(desk, passage);
}

async function* studyGuide(desk: StudyDesk, { passage, others, title }: About): Blocks {
  const { say } = desk;
  const part = (key: string) => writingHeading('study-guide', key, desk.language);
  yield titleBlock(title ?? say.studyGuideTitle(passage.reference));
  yield part('scripture');
  for (const each of [passage, ...others]) yield quotation(each, VERSES);
  yield part('context');
  const { before, after } = await desk.library.context(passage, desk.setting, 2);
  if (before) yield `${say.before}\n\n${quotation(before)}`;
  if (after) yield `${say.after}\n\n${quotation(after)}`;
  yield* commentarySection(desk, passage, { sentences: 4, titled: false });
  yield part('key-words');
  yield* orElse(wordsSection(desk, passage, 4, false), say.noTags);
  yield part('related');
  yield* orElse(crossSection(desk, passage, { quoted: 3, named: 6, titled: false }), say.noPassage);
  yield part('questions');
  yield list([...say.observe, ...(await reflectionQuestions(desk, passage))]);
  yield part('prayer');
  yield* prayer(desk, passage);
}

/** One verse to be kept, as it is stored. */
async function* quote(passage: StudyPassage): Blocks {
  yield await Promise.resolve(quotation(bestVerse(passage)));
}

async function* prayer(desk: StudyDesk, passage: StudyPassage): Blocks {
  const psalm = await prayerPassage(desk, passage);
  yield psalm ? desk.say.prayInScripture : desk.say.prayWith;
  yield quotation(psalm ?? passage);
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
