import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { ANSWER_LIMITS, chatTask, question } from './answer-task.js';
import type { RequestedChat } from './requested-task.js';
import { multilineText } from '../../text/text-fields.js';

/** An empty value counts as absent, because the form may send either field empty. */
const maybeQuestion = multilineText('QUESTION_REQUIRED')
  .trim()
  .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG')
  .optional();

const emptyIsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** The body of a question to the assistant (specification, section 7, "AI", and section 3, "Chatbot request"). */
export const chatBody = z
  .object({
    question: maybeQuestion.meta({ description: 'The question; required unless prompt is set.' }),
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
    regenerate: z.object({ messageId: documentId }).optional().meta({
      description: 'An answer of the conversation to generate again; the earlier one stays beside it.',
    }),
    edit: z.object({ messageId: documentId, question }).optional().meta({
      description: 'A question of the conversation to rephrase; the earlier one stays beside it.',
    }),
    history: chatTask.shape.history.meta({
      description: 'The earlier messages, when the server stores no conversation.',
    }),
  })
  .superRefine(({ question, prompt, regenerate, edit, conversationId }, context) => {
    if (!question && !prompt && !regenerate && !edit)
      context.addIssue({ code: 'custom', path: ['question'], message: 'QUESTION_REQUIRED' });
    if ((regenerate || edit) && !conversationId)
      context.addIssue({ code: 'custom', path: ['conversationId'], message: 'FIELD_REQUIRED' });
  });

/** Converts the body to a task; without a language in the body, the task has the caller's language. */
export function toChatTask(body: z.output<typeof chatBody>, language: Language): RequestedChat {
  const { question, prompt, regenerate, edit, ...same } = body;
  const newQuestion = edit?.question ?? (question || prompt);
  return {
    kind: 'chat',
    ...same,
    language: body.language ?? language,
    ...(newQuestion && { question: newQuestion }),
    ...(regenerate && { regenerate: regenerate.messageId }),
    ...(edit && { edit: edit.messageId }),
  };
}
