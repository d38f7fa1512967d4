import type { Language } from '@word-unfolded/domain';
import type { PromptMessage } from '../../generators/answer-generator.js';
import { readQuestion, type QuestionReading } from './read-question.js';

/** Number of earlier questions that are read again. */
const LOOKED_BACK = 4;

/**
 * Reads a question together with earlier ones: "and in the Old Testament?" asks for the same elsewhere, "more" for
 * further results.
 */
export function readInConversation(
  question: string,
  history: readonly PromptMessage[],
  language: Language,
): QuestionReading {
  const reading = readQuestion(question, language);
  if (saysWhat(reading) || reading.isGreeting) return reading;
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-LOOKED_BACK)
    .reverse()
    .map(({ content }) => readQuestion(content, language))
    .find(saysWhat);
  const narrowed = reading.within.testament !== undefined || reading.within.book !== undefined;
  const goesOn = reading.wantsMore || reading.goesOn || narrowed;
  if (earlier && reading.isOfThisPassage && !goesOn && earlier.passages.length > 0)
    return { ...reading, passages: earlier.passages };
  if (!earlier || (reading.isOfThisPassage && !goesOn)) return reading;
  const { passages, subjects, label, terms, person, word, saying } = earlier;
  return {
    ...reading,
    passages,
    subjects,
    label,
    terms,
    ...(person && { person }),
    ...(word && !narrowed && { word }),
    ...(saying && { saying }),
    isOfWholeBible: earlier.isOfWholeBible,
  };
}

/** Whether a question names something that can be searched for. */
function saysWhat({ passages, subjects, terms, person, word, saying, book }: QuestionReading): boolean {
  return (
    passages.length > 0 ||
    subjects.length > 0 ||
    terms.length > 0 ||
    Boolean(person ?? word ?? saying ?? book)
  );
}
