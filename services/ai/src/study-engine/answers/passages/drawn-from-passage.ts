import type { Language } from '@word-unfolded/domain';
import { foldedWords } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../../library/study-passage.js';
import { referenceLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { OF_ITS_BOOK } from '../../understanding/book-question.js';
import { ASKS_AGAIN } from '../../understanding/follow-ups/follow-up-question.js';
import { understandAlone } from '../../understanding/understand.js';
import type { Understood } from '../../understanding/understood.js';
import type { ChatQuestion } from '../chat-question.js';
import { passageAnswer } from '../passage-answer.js';

/** An entry that explains nearly all words of a question answers it. */
const WHOLE = 0.95;

/** How a reader draws a conclusion from a passage, or asks whether it is meant so. */
const DRAWS: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:(?:so|then|but|wait|ok|okay)[\s,]+(?!who|where|when|what (?:is|was|happened|did)|how many)|(?:is|does|do|did|can|could|am|should|must|will|would|doesn['’]?t|isn['’]?t|are)\s+(?:this|that|it|i|we|he|she|they|you|everyone|women|men|christians)(?!\p{L}))|(?<!\p{L})(?:this|that|it) (?:means?|says?|goes? against|contradicts?|applies|apply|allows?)(?!\p{L})/iu,
  es: /^[\s¿]*(?:(?:entonces|pero|o sea|luego)[\s,]+(?!qui[eé]n|d[oó]nde|cu[aá]ndo|cu[aá]nt|qu[eé] (?:pas[oó]|es|hizo))|(?:(?:y )?(?:puedo|podemos|debo|debemos|tengo que|tenemos que|es para m[íi]|se contradice|contradice|va contra|significa|quiere decir)(?!\p{L}))|(?:(?:y )?(?:esto|eso)(?!\p{L})))|(?<!\p{L})(?:esto|eso) (?:significa|quiere decir|dice|vale|contradice|va contra|se aplica|permite)(?!\p{L})/iu,
};

/** Whether nothing in the library answers a question by itself. */
function isLoose(understood: Understood): boolean {
  if (understood.kind === 'unknown') return true;
  if (understood.kind !== 'entry') return false;
  return understood.isNear === true || understood.fit < WHOLE;
}

/**
 * Whether a question draws a conclusion from the passage that is open or was asked about before, or asks to have it explained
 * again: “So can I do anything I want?”
 */
export function isDrawnFromPassage(
  context: CompositionContext,
  { question, history }: ChatQuestion,
  understood: Understood,
): boolean {
  const { entries, language } = context;
  if (ASKS_AGAIN[language].test(foldedWords(question).join(' '))) {
    const last = history.findLast(({ role }) => role === 'user')?.content;
    const before = last === undefined ? undefined : understandAlone(entries, last, language);
    return before === undefined || isLoose(before);
  }
  return isLoose(understood) && DRAWS[language].test(question);
}

/** “Who wrote this?” beside a passage, unless the question before was answered by something else. */
export function asksOfOpenBook(
  { entries, language }: CompositionContext,
  { question, history }: ChatQuestion,
): boolean {
  if (!OF_ITS_BOOK[language].test(foldedWords(question).join(' '))) return false;
  const last = history.findLast(({ role }) => role === 'user')?.content;
  return last === undefined || isLoose(understandAlone(entries, last, language));
}

/** A question that only asks what stands there. */
const ASKS_WHAT: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and )?what(?!\p{L})/iu,
  es: /^[\s¿]*(?:y )?qu[eé](?!\p{L})/iu,
};

/** That the library does not draw the conclusion, and what it says of the passage. */
export async function* drawnFromPassage(
  context: CompositionContext,
  passage: StudyPassage,
  question: string,
): Blocks {
  const isAgain = ASKS_AGAIN[context.language].test(foldedWords(question).join(' '));
  let isFirst = !isAgain && !ASKS_WHAT[context.language].test(question);
  for await (const block of passageAnswer(context, passage, 'whole')) {
    yield isFirst ? `${context.say.drawnFrom(referenceLink(passage))} ${block}` : block;
    isFirst = false;
  }
}
