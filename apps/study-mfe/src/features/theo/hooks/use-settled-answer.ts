import { useQueryClient } from '@tanstack/react-query';
import type { AnswerEnd, UsedAnswer } from '@word-unfolded/answers';
import type { ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import { conversationQuery } from '../api/conversation-query.js';
import type { Question } from '../asking/question.js';
import { localChatKey, localChats, newId, type LocalChat } from '../thread/local-chats.js';
import { withMessage } from '../thread/thread.js';
import { openConversation } from '../theo-open.js';
import type { Thread } from './use-thread.js';

/**
 * Hands an answer that has ended over to the conversation: the server has kept a reader's, a visitor's is kept here. Until
 * the conversation has it, it is shown from where it came.
 */
export function useSettledAnswer(answer: UsedAnswer<Question>, thread: Thread): void {
  const queries = useQueryClient();
  const language = useLanguage();
  const { end } = answer;
  const isKept = end !== undefined && hasAnswer(thread.messages, end);

  const settle = useEffectEvent(async (settled: AnswerEnd) => {
    if (thread.isVisitor) {
      if (answer.asked) await keepHere(answer.asked, settled);
      return;
    }
    const id = settled.conversationId ?? thread.conversationId;
    if (id === undefined) return;
    await queries.fetchQuery({ ...conversationQuery(id, language), staleTime: 0 });
    void queries.invalidateQueries({ queryKey: ['conversations'] });
    if (thread.conversationId !== undefined) return;
    openConversation(id);
    answer.clear();
  });
  const clear = useEffectEvent(() => answer.clear());

  useEffect(() => {
    if (!end) return;
    settle(end).catch((error: unknown) => log.warn('An answer is not in its conversation yet', error));
  }, [end]);
  useEffect(() => {
    if (isKept) clear();
  }, [isKept]);
}

export function hasAnswer(messages: readonly ConversationMessage[], end: AnswerEnd): boolean {
  return messages.some(({ id, answerId }) => id === end.messageId || answerId === end.answerId);
}

async function keepHere(asked: Question, end: AnswerEnd): Promise<void> {
  await localChats.change(localChatKey(asked.scriptureRef), (chat) => withAnswer(chat, asked, end));
}

/** A visitor's conversation with a question and its answer, once however often it is told. */
function withAnswer(chat: LocalChat | undefined, asked: Question, end: AnswerEnd): LocalChat {
  const { id, messages } = chat ?? { id: newId(), messages: [] };
  if (hasAnswer(messages, end)) return { id, messages };
  const createdAt = new Date().toISOString();
  const isNewQuestion = asked.instead?.kind !== 'regenerate' || asked.base === null;
  const question = { id: newId(), parentId: asked.base, role: 'user' as const, content: asked.text };
  const before = isNewQuestion
    ? withMessage(messages, { ...question, createdAt, status: 'complete' })
    : messages;
  return {
    id,
    messages: withMessage(before, {
      id: newId(),
      parentId: isNewQuestion ? question.id : asked.base,
      role: 'assistant',
      content: end.fullContent,
      createdAt,
      status: end.stopped ? 'stopped' : 'complete',
      answerId: end.answerId,
      writer: end.writer,
    }),
  };
}
