import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { ANSWER_LIMITS, chatTask, question } from './answer-task.js';
import type { AskedChat } from './asked-task.js';

/** Empty counts as not there: the form that sends it may have either field. */
const maybeQuestion = z
  .string('QUESTION_REQUIRED')
  .trim()
  .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG')
  .optional();

const emptyIsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** What a question to the assistant is sent as (specification, section 7, "AI", and section 3, "Chatbot request"). */
export const chatBody = z
  .object({
    question: maybeQuestion.meta({ description: 'What is asked; this or prompt.' }),
    prompt: maybeQuestion,
    scriptureRef: emptyIsNone(chatTask.shape.scriptureRef.unwrap()),
    step: z.coerce
      .number('STEP_INVALID')
      .int('STEP_INVALID')
      .min(1, 'STEP_INVALID')
      .max(5, 'STEP_INVALID')
      .optional(),
    conversationId: documentId.optional(),
    firstName: chatTask.shape.firstName,
    language: z.enum(LANGUAGES).optional(),
    translationId: chatTask.shape.translationId,
    parentId: chatTask.shape.parentId,
    regenerate: z
      .object({ messageId: documentId })
      .optional()
      .meta({ description: 'An answer of the conversation to be written anew, beside what it was.' }),
    edit: z.object({ messageId: documentId, question }).optional().meta({
      description: 'A question of the conversation to be asked in other words, beside what it was.',
    }),
    history: chatTask.shape.history.meta({
      description: 'What was said before, where no conversation is kept on the server.',
    }),
  })
  .superRefine(({ question, prompt, regenerate, edit, conversationId }, context) => {
    if (!question && !prompt && !regenerate && !edit)
      context.addIssue({ code: 'custom', path: ['question'], message: 'QUESTION_REQUIRED' });
    if ((regenerate || edit) && !conversationId)
      context.addIssue({ code: 'custom', path: ['conversationId'], message: 'FIELD_REQUIRED' });
  });

/** The task that a question is; without a language of its own it is in that of who asks. */
export function toChatTask(body: z.output<typeof chatBody>, language: Language): AskedChat {
  const { question, prompt, regenerate, edit, ...same } = body;
  const asked = edit?.question ?? (question || prompt);
  return {
    kind: 'chat',
    ...same,
    language: body.language ?? language,
    ...(asked && { question: asked }),
    ...(regenerate && { regenerate: regenerate.messageId }),
    ...(edit && { edit: edit.messageId }),
  };
}
