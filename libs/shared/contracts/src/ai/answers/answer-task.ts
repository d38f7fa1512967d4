import { LANGUAGES, WRITING_KINDS } from '@word-unfolded/domain';
import { z } from 'zod';
import { contentId } from '../../journal/journal-fields.js';
import { documentId } from '../../accounts/account-fields.js';
import { lineText, multilineText } from '../../text/text-fields.js';

/** Upper limits of a question and of a reader's text. */
export const ANSWER_LIMITS = {
  questionCharacters: 4_000,
  keyTermCharacters: 100,
  entryCharacters: 50_000,
  titleCharacters: 200,
  referenceCharacters: 200,
  firstNameCharacters: 100,
} as const;

export const question = multilineText('QUESTION_REQUIRED')
  .trim()
  .min(1, 'QUESTION_REQUIRED')
  .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG');

export const scriptureRef = lineText('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(ANSWER_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

/** The fields that all tasks have. */
const setting = {
  language: z.enum(LANGUAGES),
  translationId: lineText().trim().min(1).max(40).optional().meta({
    description: "The reader's translation; the default one of the language when absent.",
  }),
};

/** A question to the assistant, in an existing conversation or a new one. */
export const chatTask = z.object({
  kind: z.literal('chat'),
  ...setting,
  question,
  scriptureRef: scriptureRef.optional(),
  conversationId: documentId.optional(),
  firstName: lineText().trim().max(ANSWER_LIMITS.firstNameCharacters).optional(),
  /** The message of the conversation that the question follows; the newest when absent. */
  parentId: documentId.optional(),
  /** The mapping step on which the reader asks. */
  step: z.int('STEP_INVALID').min(1, 'STEP_INVALID').max(5, 'STEP_INVALID').optional(),
  /** An assistant's message to generate again; the earlier one stays beside it. */
  regenerate: documentId.optional(),
  /** A reader's message that this question replaces; the earlier one stays beside it. */
  edit: documentId.optional(),
  /** The earlier messages of a visitor's browser; a reader's conversation is read from the store. */
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: multilineText().max(20_000) }))
    .max(20)
    .optional(),
});

/** One of the five steps of Scripture Mapping for a passage of up to thirty verses. */
export const mappingStepTask = z.object({
  kind: z.literal('mapping-step'),
  ...setting,
  scriptureRef,
  step: z.int('STEP_INVALID').min(1, 'STEP_INVALID').max(5, 'STEP_INVALID'),
  /** The mapping that the step belongs to, when the reader has begun one. */
  sessionId: documentId.optional(),
});

/** Word Map: a question about a word of a passage. */
export const wordStudyTask = z.object({
  kind: z.literal('word-study'),
  ...setting,
  question: multilineText('WORD_STUDY_INCOMPLETE')
    .trim()
    .min(1, 'WORD_STUDY_INCOMPLETE')
    .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG'),
  scriptureRef,
  keyTerm: lineText().trim().max(ANSWER_LIMITS.keyTermCharacters).optional(),
});

/** A writing: a text generated from a journal entry or a passage and stored with it. */
export const writingTask = z.object({
  kind: z.enum(WRITING_KINDS),
  ...setting,
  title: lineText().trim().max(ANSWER_LIMITS.titleCharacters).optional(),
  content: multilineText().trim().max(ANSWER_LIMITS.entryCharacters).optional(),
  scriptureRef: scriptureRef.optional(),
  /** The entry that it is written for, by the id that the reader's device uses. */
  entryId: lineText().trim().max(100).optional(),
  /**
   * The id of the result among the generated contents of the entry, so that a device stores the same result only once.
   */
  contentId: contentId.optional(),
});

/** The input of a generated answer. */
export const answerTask = z.discriminatedUnion('kind', [
  chatTask,
  mappingStepTask,
  wordStudyTask,
  writingTask,
]);

export type AnswerTask = z.infer<typeof answerTask>;
export type AnswerKind = AnswerTask['kind'];
