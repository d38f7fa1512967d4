import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';
import type { AnswerProblem } from '@word-unfolded/answers';

/** The input for a word study. */
export type WordDraft = {
  readonly question: string;
  readonly keyTerm: string;
  /** The passage; empty for the open one. */
  readonly reference: string;
};

const NO_DRAFT: WordDraft = { question: '', keyTerm: '', reference: '' };

/** The request to the server. */
export type WordQuestion = {
  readonly question: string;
  readonly scriptureReference: string;
  readonly language: Language;
  readonly keyTerm?: string;
  readonly translationId?: string;
};

const stored = storedText('wordMapDraft', 'tab');

/** The unsent input; a reload and a limit leave it unchanged. */
export const storedDraft = {
  read: (): WordDraft => {
    try {
      const value: unknown = JSON.parse(stored.read() ?? '');
      if (typeof value !== 'object' || value === null) return NO_DRAFT;
      const textOf = (name: keyof WordDraft) => {
        const text = (value as Partial<Record<keyof WordDraft, unknown>>)[name];
        return typeof text === 'string' ? text : '';
      };
      return { question: textOf('question'), keyTerm: textOf('keyTerm'), reference: textOf('reference') };
    } catch {
      return NO_DRAFT;
    }
  },
  write: (draft: WordDraft) => stored.write(JSON.stringify(draft)),
};

/** Specification, section 8, and decisions, "Two texts for one thing": the messages that replace network errors. */
const REPLACED_ERRORS: Readonly<Record<string, ErrorCode>> = {
  OFFLINE: 'OFFLINE_WORD_STUDY',
  NETWORK_ERROR: 'RESEARCH_FAILED',
  RETRIES_EXHAUSTED: 'RESEARCH_FAILED',
  STREAM_INTERRUPTED: 'RESEARCH_FAILED',
  INTERNAL: 'RESEARCH_FAILED',
};

/** Why a word could not be studied, in the reader's language. */
export function wordProblemText({ code, text }: AnswerProblem, language: Language): string {
  const replacement = REPLACED_ERRORS[code];
  return replacement ? errorText(replacement, language) : text;
}
