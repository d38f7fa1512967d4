import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import type { PromptMessage } from '../../generators/answer-generator.js';
import { understand } from '../understanding/follow-ups/conversation.js';
import { askedAmongOthers, namesOf } from '../understanding/near-question.js';
import { plainlyWritten, withoutQualifiers } from '../understanding/wording/core-of-question.js';
import { corrected, isWordOfLibrary } from '../understanding/wording/spelling.js';
import { readInConversation } from './follow-up.js';

/** The question; with its spelling corrected if it is understood only so. Words of Scripture are left as they are. */
export function readable(
  entries: StudyEntries,
  { question: written, history }: { readonly question: string; readonly history: readonly PromptMessage[] },
  language: Language,
  beside: Entry | undefined,
): string {
  const question = language === 'en' ? withApostrophes(entries, written) : written;
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

/** “Noahs sons” with the apostrophe that is left out: a name with an s before another word, which is no name with it. */
function withApostrophes(entries: StudyEntries, question: string): string {
  const names = namesOf(entries);
  const owned = question.replace(/(?<![\p{L}'’])(\p{L}{3,})s(?= \p{Ll}{3,})/gu, (word, owner: string) => {
    const [base, whole] = [foldedWords(owner)[0] ?? '', foldedWords(word)[0] ?? ''];
    const isName = names.has(base) && !names.has(whole) && !isWordOfLibrary(entries, whole, 'en');
    return isName ? `${owner}'s` : word;
  });
  return owned === question ? question : owned.replace(RELATIVE_NAMED, "$1's name");
}

/** “David's fathers name” */
const RELATIVE_NAMED = /(?<!\p{L})(mother|father|wife|husband|brother|sister|son|daughter)s name(?!\p{L})/giu;
