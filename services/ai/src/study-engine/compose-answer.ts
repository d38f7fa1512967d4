import type { PromptPassage, PromptContext } from '../generators/answer-generator.js';
import type { StudyPassage } from '../library/study-passage.js';
import { chatAnswer } from './answers/chat-answer.js';
import { wordInPassage } from './answers/word-answer.js';
import { wordOfQuestion } from './asking/named/word-of-question.js';
import { passageAbout } from './asking/named/passage-about.js';
import type { Blocks } from './composing/blocks.js';
import type { CompositionContext } from './composing/composition-context.js';
import { mappingStep } from './mapping/mapping-step.js';
import { writing } from './writings/writing.js';

/** The answer to a prompt context, block by block. The same context gives the same blocks. */
export async function* composeAnswer(context: CompositionContext, promptContext: PromptContext): Blocks {
  const { task } = promptContext;
  const passage = await openPassage(context, promptContext.passage, task.scriptureRef);
  if (task.kind === 'chat') {
    yield* chatAnswer(context, { question: task.question, history: promptContext.history, open: passage });
    return;
  }
  if (task.kind === 'mapping-step' || task.kind === 'word-study') {
    if (!passage) yield context.say.noPassage;
    else if (task.kind === 'mapping-step') yield* mappingStep(context, passage, task.step);
    else
      yield* wordInPassage(context, passage, task.keyTerm || wordOfQuestion(task.question, context.language));
    return;
  }
  const about = passage ?? (await passageAbout(context, `${task.title ?? ''} ${task.content ?? ''}`));
  if (about)
    yield* writing(context, task.kind, await eachOf(context, about), task.title || undefined, task.content);
  else yield context.say.noPassage;
}

async function openPassage(
  context: CompositionContext,
  openInApp: PromptPassage | undefined,
  reference: string | undefined,
): Promise<StudyPassage | undefined> {
  if (!openInApp) return reference === undefined ? undefined : context.read(reference);
  const { library, setting } = context;
  const passage = await library.passage(openInApp.osis, {
    ...setting,
    translationId: openInApp.translationId,
  });
  return passage && passage.verses.length > 0 ? passage : undefined;
}

/** The passages of a reference that names several; an entry may cite some. */
async function eachOf(
  context: CompositionContext,
  passage: StudyPassage,
): Promise<readonly [StudyPassage, ...StudyPassage[]]> {
  const setting = { ...context.setting, translationId: passage.translation.id };
  const parts = passage.osis.split(' ');
  if (parts.length === 1) return [passage];
  const read = await Promise.all(parts.map((osis) => context.library.passage(osis, setting)));
  const [first = passage, ...rest] = read.filter((each) => each !== undefined && each.verses.length > 0);
  return [first, ...rest] as readonly [StudyPassage, ...StudyPassage[]];
}
