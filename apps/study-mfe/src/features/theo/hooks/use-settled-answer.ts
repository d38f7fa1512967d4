import { useQueryClient } from '@tanstack/react-query';
import type { AnswerEnd, UsedAnswer } from '@word-unfolded/answers';
import type { ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import { conversationQuery } from '../../../conversations/conversation-query.js';
import type { Question } from '../asking/question.js';
import { localChatKey, localChats, newId, type LocalChat } from '../thread/local-chats.js';
import { withMessage } from '../../../conversations/thread.js';
import { openConversation } from '../theo-open.js';
import type { Thread } from './use-thread.js';

/**
 * Moves a finished answer to its conversation: the server has stored a reader's answer, a visitor's is stored here.
 * Until the conversation contains it, it is shown from the stream.
 */
export function useSettledAnswer(answer: UsedAnswer<Question>, thread: Thread): void {
  const queries = useQueryClient();
  const language = useLanguage();
  const { end } = answer;
  const isStored = end !== undefined && hasAnswer(thread.messages, end);

  const settle = useEffectEvent(async (settled: AnswerEnd) => {
    if (thread.isVisitor) {
      if (answer.request) await storeHere(answer.request, settled);
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
    settle(end).catch((error: unknown) =>
      log.warn('A finished answer is not in its conversation yet', error),
    );
  }, [end]);
  useEffect(() => {
    if (isStored) clear();
  }, [isStored]);
}

export function hasAnswer(messages: readonly ConversationMessage[], end: AnswerEnd): boolean {
  return messages.some(({ id, answerId }) => id === end.messageId || answerId === end.answerId);
}

async function storeHere(question: Question, end: AnswerEnd): Promise<void> {
  await localChats.change(localChatKey(question.scriptureRef), (chat) => withAnswer(chat, question, end));
}

/** Adds a question and its answer to a visitor's conversation. Repeated calls add them once. */
function withAnswer(chat: LocalChat | undefined, sent: Question, end: AnswerEnd): LocalChat {
  const { id, messages } = chat ?? { id: newId(), messages: [] };
  if (hasAnswer(messages, end)) return { id, messages };
  const createdAt = new Date().toISOString();
  const isNewQuestion = sent.instead?.kind !== 'regenerate' || sent.base === null;
  const question = { id: newId(), parentId: sent.base, role: 'user' as const, content: sent.text };
  const before = isNewQuestion
    ? withMessage(messages, { ...question, createdAt, status: 'complete' })
    : messages;
  return {
    id,
    messages: withMessage(before, {
      id: newId(),
      parentId: isNewQuestion ? question.id : sent.base,
      role: 'assistant',
      content: end.fullContent,
      createdAt,
      status: end.stopped ? 'stopped' : 'complete',
      answerId: end.answerId,
      writer: end.writer,
    }),
  };
}
