import { useAnswer, useFollowedAnswer, type UsedAnswer } from '@word-unfolded/answers';
import { chatStreamRoute, type ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useState } from 'react';
import { bodyOf, historyOf, type Question } from '../asking/question.js';
import { localChatKey, localChats } from '../thread/local-chats.js';
import { messageOf, wayThrough, wayTo } from '../../../conversations/thread.js';
import { openConversation } from '../theo-open.js';
import { hasAnswer, useSettledAnswer } from './use-settled-answer.js';
import { useThread, type Thread } from './use-thread.js';

/** The context of a question: the open passage, or none. */
export type PassageContext = {
  readonly reference: string | undefined;
  readonly translationId: string | undefined;
  /** Whether the reader asks about chosen verses, and not the whole passage. */
  readonly isChosen?: boolean;
};

export type Chat = {
  readonly thread: Thread;
  /** The displayed messages, the oldest first; without the answer that is streaming. */
  readonly messages: readonly ConversationMessage[];
  /** The question that is not stored in the conversation yet. */
  readonly pending: Question | undefined;
  /** The answer to it. */
  readonly answer: UsedAnswer<Question>;
  /** The partial answer to a question from another device; it is shown instead of the last message. */
  readonly followed: string | undefined;
  readonly isWriting: boolean;
  readonly ask: (text: string) => void;
  readonly editQuestion: (message: ConversationMessage, text: string) => void;
  readonly regenerate: (message: ConversationMessage) => void;
  /** Shows another version among the messages with the same parent. */
  readonly goTo: (messageId: string) => void;
  readonly beginAnew: () => void;
};

/** A conversation with the assistant: its messages, the streaming answer, and the reader's actions. */
export function useChat({ reference, translationId }: PassageContext): Chat {
  const language = useLanguage();
  const { user } = useSession();
  const thread = useThread(reference);
  const { messages, conversationId, isVisitor, currentId } = thread;
  const name = isVisitor ? (reference ?? 'general') : (conversationId ?? 'new');
  const [chosen, choose] = useState<{ readonly name: string; readonly id: string }>();
  const answer = useAnswer<Question>(chatStreamRoute, `theo/${name}`, undefined, bodyOf);
  useSettledAnswer(answer, thread);

  const isStored = answer.end !== undefined && hasAnswer(messages, answer.end);
  const pending = isStored ? undefined : answer.request;
  const through = chosen?.name === name ? chosen.id : currentId;
  const way = pending ? wayTo(messages, pending.base) : wayThrough(messages, through);
  const last = way.at(-1);
  const elsewhere = !pending && last?.status === 'writing' ? last.answerId : undefined;
  const followed = useFollowedAnswer(elsewhere, thread.retry);

  const send = (question: Pick<Question, 'text' | 'base' | 'instead'>) => {
    choose(undefined);
    answer.ask({
      ...question,
      language,
      ...(conversationId !== undefined && { conversationId }),
      ...(reference !== undefined && { scriptureRef: reference }),
      ...(translationId !== undefined && { translationId }),
      ...(user && { firstName: user.firstName }),
      ...(isVisitor && { history: historyOf(wayTo(messages, question.base)) }),
    });
  };
  return {
    thread,
    messages: way,
    pending,
    answer,
    followed: elsewhere === undefined ? undefined : followed.content || last?.content,
    isWriting: answer.state === 'writing' || followed.state === 'writing',
    ask: (text) => send({ text, base: last?.id ?? null }),
    editQuestion: ({ id, parentId }, text) =>
      send({ text, base: parentId, instead: { kind: 'edit', messageId: id } }),
    regenerate: ({ id, parentId }) =>
      send({
        text: messageOf(messages, parentId)?.content ?? '',
        base: parentId,
        instead: { kind: 'regenerate', messageId: id },
      }),
    goTo: (id) => choose({ name, id }),
    beginAnew: () => {
      answer.clear();
      if (isVisitor) void localChats.change(localChatKey(reference), () => undefined);
      else openConversation(undefined);
    },
  };
}
