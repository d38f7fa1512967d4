import type { BriefPassage, AnswerBrief } from '../writers/answer-writer.js';
import type { StudyPassage } from '../library/study-passage.js';
import { chatAnswer } from './answers/chat-answer.js';
import { wordInPassage } from './answers/word-answer.js';
import { askedWord } from './asking/asked-word.js';
import { passageAbout } from './asking/passage-about.js';
import type { Blocks } from './composing/blocks.js';
import type { StudyDesk } from './composing/desk.js';
import { mappingStep } from './mapping/mapping-step.js';
import { writing } from './writings/writing.js';

/** The answer to a brief, block by block. The same brief gives the same blocks. */
export async function* composeAnswer(desk: StudyDesk, brief: AnswerBrief): Blocks {
  const { task } = brief;
  const passage = await openPassage(desk, brief.passage, task.scriptureRef);
  if (task.kind === 'chat') {
    yield* chatAnswer(desk, { question: task.question, history: brief.history, open: passage });
    return;
  }
  if (task.kind === 'mapping-step' || task.kind === 'word-study') {
    if (!passage) yield desk.say.noPassage;
    else if (task.kind === 'mapping-step') yield* mappingStep(desk, passage, task.step);
    else yield* wordInPassage(desk, passage, task.keyTerm || askedWord(task.question, desk.language));
    return;
  }
  const about = passage ?? (await passageAbout(desk, `${task.title ?? ''} ${task.content ?? ''}`));
  if (about) yield* writing(desk, task.kind, await eachOf(desk, about), task.title || undefined);
  else yield desk.say.noPassage;
}

async function openPassage(
  desk: StudyDesk,
  given: BriefPassage | undefined,
  reference: string | undefined,
): Promise<StudyPassage | undefined> {
  if (!given) return reference === undefined ? undefined : desk.read(reference);
  const { library, setting } = desk;
  const passage = await library.passage(given.osis, { ...setting, translationId: given.translationId });
  return passage && passage.verses.length > 0 ? passage : undefined;
}

/** The passages of a reference that names several; an entry may cite some. */
async function eachOf(
  desk: StudyDesk,
  passage: StudyPassage,
): Promise<readonly [StudyPassage, ...StudyPassage[]]> {
  const setting = { ...desk.setting, translationId: passage.translation.id };
  const parts = passage.osis.split(' ');
  if (parts.length === 1) return [passage];
  const read = await Promise.all(parts.map((osis) => desk.library.passage(osis, setting)));
  const [first = passage, ...rest] = read.filter((each) => each !== undefined && each.verses.length > 0);
  return [first, ...rest] as readonly [StudyPassage, ...StudyPassage[]];
}
