import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { foldedWords } from '@word-unfolded/study-library';
import type { QuestionForm } from '../understanding/wording/question-form.js';
import { readingAsked } from '../understanding/reading-of-tradition.js';
import { toldSentence } from '../understanding/told-sentence.js';
import type { Understood } from '../understanding/understood.js';
import { compareAnswer } from './compare-answer.js';
import { nthPassageAnswer } from './passages/nth-passage-answer.js';
import { entryAnswer } from './entry-answer.js';
import { lifeAnswer } from './life-answer.js';
import { mentionsAnswer } from './mentions-answer.js';
import { relationAnswer } from './relation-answer.js';
import { toldAnswer } from './told-answer.js';
import { inBookAnswer, ofWriterAnswer, writingsAnswer } from './writer-answer.js';

/** Forms that ask for a single thing, which stands in one of the sentences of a story. */
const OF_ONE_THING: ReadonlySet<QuestionForm> = new Set(['how-many', 'where']);

/** The sentences of a story that answer what was asked of it, if they are not the first ones. */
function sentencesAsked(
  { entries, language }: CompositionContext,
  { entry, form }: Extract<Understood, { kind: 'entry' }>,
  question: string,
): readonly string[] {
  if (entry.kind !== 'stories' || !(OF_ONE_THING.has(form) || isOfDeed(question))) return [];
  const told = toldSentence(entries, foldedWords(question), language, form, entry);
  const body = entry.text[language].body.replace(/\s+/g, ' ');
  if (told?.from !== entry || body.startsWith(told.sentences[0]!)) return [];
  return told.sentences;
}

/** “How did Samson lose his strength?” asks for one thing; “the story of Samson” does not. */
const isOfDeed = (question: string) => /^[\s¿]*(?:how|when|which|c[oó]mo|cu[aá]ndo)\s/iu.test(question);

/** The answer of the study library to a question that it understands. */
export async function* understoodAnswer(
  context: CompositionContext,
  understood: Exclude<Understood, { kind: 'talk' | 'unknown' }>,
  question: string,
): Blocks {
  const { say, language } = context;
  switch (understood.kind) {
    case 'relation':
      yield* relationAnswer(context, understood.asked, understood.form === 'how-many');
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
    case 'nth-passage':
      yield* nthPassageAnswer(context, understood);
      return;
    case 'in-book':
      yield* inBookAnswer(context, understood.entry);
      return;
    case 'mentions':
      yield* mentionsAnswer(context, understood.entry);
      return;
    case 'end':
      yield say.lastStory(plainMarkdown(understood.entry.text[language].title));
      return;
    case 'entry': {
      const { entry, isNear, namesakes } = understood;
      const isNamed = entry.kind !== 'questions' && entry.kind !== 'sayings' && entry.kind !== 'prayers';
      const lead = isNear && isNamed ? say.near(plainMarkdown(entry.text[language].title)) : '';
      const reading = isNear ? undefined : readingAsked(entry, question, language);
      const first = isNear ? [] : reading ? [reading] : sentencesAsked(context, understood, question);
      yield* entryAnswer(context, entry, { namesakes, lead, question, first });
    }
  }
}
