import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import type { Understood } from '../understanding/understood.js';
import { compareAnswer } from './compare-answer.js';
import { entryAnswer } from './entry-answer.js';
import { lifeAnswer } from './life-answer.js';
import { relationAnswer } from './relation-answer.js';
import { toldAnswer } from './told-answer.js';
import { inBookAnswer, ofWriterAnswer, writingsAnswer } from './writer-answer.js';

/** The answer of the study library to a question that it understands. */
export async function* understoodAnswer(
  context: CompositionContext,
  understood: Exclude<Understood, { kind: 'talk' | 'unknown' }>,
  question: string,
): Blocks {
  const { say, language } = context;
  switch (understood.kind) {
    case 'relation':
      yield* relationAnswer(context, understood.asked);
      return;
    case 'life':
      yield* lifeAnswer(context, understood.asked);
      return;
    case 'compare':
      yield* compareAnswer(context, understood.entries);
      return;
    case 'told':
      yield* toldAnswer(context, understood);
      return;
    case 'writings':
      yield* writingsAnswer(context, understood.person);
      return;
    case 'of-writer':
      yield* ofWriterAnswer(context, understood);
      return;
    case 'in-book':
      yield* inBookAnswer(context, understood.entry);
      return;
    case 'end':
      yield say.lastStory(plainMarkdown(understood.entry.text[language].title));
      return;
    case 'entry': {
      const { entry, isNear, namesakes } = understood;
      const isNamed = entry.kind !== 'questions' && entry.kind !== 'sayings' && entry.kind !== 'prayers';
      const lead = isNear && isNamed ? say.near(plainMarkdown(entry.text[language].title)) : '';
      yield* entryAnswer(context, entry, { namesakes, lead, question });
    }
  }
}
