import { plainMarkdown, readAnswerHref } from '@word-unfolded/answer-text';
import { foldedWords } from '@word-unfolded/study-library';
import type { PromptMessage } from '../../generators/answer-generator.js';
import type { QuestionReading } from '../asking/read-question.js';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { entryAnswer } from '../entry-answers/entry-answer.js';
import { nearQuestion } from '../understanding/near-question.js';
import type { ChatQuestion } from './chat-question.js';
import { nothingFound } from './nothing-found.js';
import { passageAnswer } from './passage-answer.js';
import { personAnswer, topicOfPerson } from './person-answer.js';
import { topicAnswer } from './topic-answer.js';
import { wordAlone } from './word-answer.js';

/** Who asks for verses gets verses. */
const ASKS_FOR_VERSES = /\b(?:verses?|passages?|vers[ií]culos?|pasajes?|citas?)\b/iu;

/** The answer from the reference works, where the study library has none of its own. */
export async function* generalAnswer(
  context: CompositionContext,
  reading: QuestionReading,
  chat: ChatQuestion,
): Blocks {
  const { question, history, open } = chat;
  if (reading.word) {
    yield* wordAlone(context, reading.word);
    if (reading.subjects.length === 0) return;
  }
  if (reading.person && reading.subjects.length === 0) {
    const topic = await topicOfPerson(context, reading.person);
    if (topic) {
      yield* personAnswer(context, topic, reading.person);
      return;
    }
  }
  const isWithin = reading.within.testament !== undefined || reading.within.book !== undefined;
  const near =
    reading.wantsMore || isWithin || reading.word || ASKS_FOR_VERSES.test(question)
      ? undefined
      : nearQuestion(context.entries, foldedWords(question), context.language);
  if (near) {
    const note = context.say.nearestQuestion(plainMarkdown(near.text[context.language].title));
    yield* entryAnswer(context, near, { question, note });
    return;
  }
  if (reading.subjects.length > 0 || reading.terms.length > 0) {
    yield* topicAnswer(context, reading, question, reading.wantsMore ? shownIn(history) : new Set());
    return;
  }
  if (open) yield* passageAnswer(context, open, reading.focus, question);
  else yield* nothingFound(context, question);
}

/** The passages that earlier answers have quoted, by their first verse. */
function shownIn(history: readonly PromptMessage[]): Set<string> {
  const shown = new Set<string>();
  for (const { content } of history)
    for (const [, href = ''] of content.matchAll(/\]\((scripture:[^)\s]+)\)/g)) {
      const link = readAnswerHref(href);
      if (link?.kind === 'scripture') shown.add(link.osis.split('-')[0]!);
    }
  return shown;
}
