import { LANGUAGES, WRITING_KINDS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';

/** The most that a question and a text of the reader's may hold. */
export const ANSWER_LIMITS = {
  questionCharacters: 4_000,
  keyTermCharacters: 100,
  entryCharacters: 50_000,
  titleCharacters: 200,
  referenceCharacters: 200,
  firstNameCharacters: 100,
} as const;

export const question = z
  .string('QUESTION_REQUIRED')
  .trim()
  .min(1, 'QUESTION_REQUIRED')
  .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG');

export const scriptureRef = z
  .string('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(ANSWER_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

/** What every task says beside what it is about. */
const setting = {
  language: z.enum(LANGUAGES),
  translationId: z.string().trim().min(1).max(40).optional().meta({
    description: 'The translation that the reader reads; without it the default one of the language.',
  }),
};

/** A question to the assistant, in a conversation or about to begin one. */
export const chatTask = z.object({
  kind: z.literal('chat'),
  ...setting,
  question,
  scriptureRef: scriptureRef.optional(),
  conversationId: documentId.optional(),
  firstName: z.string().trim().max(ANSWER_LIMITS.firstNameCharacters).optional(),
  /** The message of the conversation that the question follows; without it the newest. */
  parentId: documentId.optional(),
  /** The step of Scripture Mapping at which the reader asks. */
  step: z.int('STEP_INVALID').min(1, 'STEP_INVALID').max(5, 'STEP_INVALID').optional(),
  /** An assistant's message that is to be written anew, beside what it was. */
  regenerate: documentId.optional(),
  /** A reader's message in whose place this question is asked, beside what it was. */
  edit: documentId.optional(),
  /** What was said before in a browser without an account; a reader's conversation is read from the store. */
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) }))
    .max(20)
    .optional(),
});

/** One of the five steps of Scripture Mapping for a passage of one to five verses. */
export const mappingStepTask = z.object({
  kind: z.literal('mapping-step'),
  ...setting,
  scriptureRef,
  step: z.int('STEP_INVALID').min(1, 'STEP_INVALID').max(5, 'STEP_INVALID'),
  /** The mapping that it belongs to, where the reader has begun one. */
  sessionId: documentId.optional(),
});

/** Word Map: a question about a word of a passage. */
export const wordStudyTask = z.object({
  kind: z.literal('word-study'),
  ...setting,
  question: z
    .string('WORD_STUDY_INCOMPLETE')
    .trim()
    .min(1, 'WORD_STUDY_INCOMPLETE')
    .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG'),
  scriptureRef,
  keyTerm: z.string().trim().max(ANSWER_LIMITS.keyTermCharacters).optional(),
});

/** Something written from a journal entry or a passage, to be kept with it. */
export const writingTask = z.object({
  kind: z.enum(WRITING_KINDS),
  ...setting,
  title: z.string().trim().max(ANSWER_LIMITS.titleCharacters).optional(),
  content: z.string().trim().max(ANSWER_LIMITS.entryCharacters).optional(),
  scriptureRef: scriptureRef.optional(),
  /** The entry that it is written for, as the reader's device knows it. */
  entryId: z.string().trim().max(100).optional(),
});

/** What an answer is to be written for. */
export const answerTask = z.discriminatedUnion('kind', [
  chatTask,
  mappingStepTask,
  wordStudyTask,
  writingTask,
]);

export type AnswerTask = z.infer<typeof answerTask>;
export type AnswerKind = AnswerTask['kind'];
