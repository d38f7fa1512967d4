import type { Language } from '@word-unfolded/domain';
import { questionWords, carriesMeaning } from '../../finding/words-of-question.js';
import { QUESTION_PATTERNS } from '../question-patterns.js';
import { readQuestion } from '../read-question.js';

/** The word of a passage that a question asks about; undefined when it asks about the passage's words in general. */
export function wordOfQuestion(question: string, language: Language): string | undefined {
  const quoted = /["“«‘]([^"”»’]+)["”»’]/u.exec(question)?.[1];
  if (quoted) return quoted;
  const reading = readQuestion(question, language);
  if (reading.word) return reading.word;
  const { original } = QUESTION_PATTERNS[language];
  const words = questionWords(question).filter(
    ({ folded }) => carriesMeaning(folded, language) && !original.test(folded),
  );
  return words.length > 0 && words.length <= 2 ? words.map(({ written }) => written).join(' ') : undefined;
}
