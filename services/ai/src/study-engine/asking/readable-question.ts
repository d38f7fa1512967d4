import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import type { PromptMessage } from '../../generators/answer-generator.js';
import { understand } from '../understanding/follow-ups/conversation.js';
import { askedAmongOthers } from '../understanding/near-question.js';
import { plainlyWritten, withoutQualifiers } from '../understanding/wording/core-of-question.js';
import { corrected } from '../understanding/wording/spelling.js';
import { readInConversation } from './follow-up.js';

/** The question; with its spelling corrected if it is understood only so. Words of Scripture are left as they are. */
export function readable(
  entries: StudyEntries,
  { question, history }: { readonly question: string; readonly history: readonly PromptMessage[] },
  language: Language,
  beside: Entry | undefined,
): string {
  const isKnown = (text: string) => {
    const { understood } = understand(entries, text, history, language, beside);
    return understood.kind !== 'unknown' && !('isNear' in understood && understood.isNear);
  };
  if (readInConversation(question, history, language).saying !== undefined) return question;
  const plain = plainlyWritten(question);
  if (plain !== question && isKnown(plain)) return plain;
  if (isKnown(question)) return question;
  const unqualified = withoutQualifiers(question, language);
  if (unqualified !== question && isKnown(unqualified)) return unqualified;
  if (askedAmongOthers(entries, foldedWords(question), language)) return question;
  const spelled = corrected(entries, question, language);
  return spelled !== question && isKnown(spelled) ? spelled : question;
}
