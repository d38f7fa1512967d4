import { useQueryClient } from '@tanstack/react-query';
import { type AnswerEnd, useAnswer, type UsedAnswer, useFollowedAnswer } from '@word-unfolded/answers';
import { chatStreamRoute, type ConversationMessage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { conversationQuery } from '../../../conversations/conversation-query.js';
import { messageOf, wayThrough, wayTo, withMessage } from '../../../conversations/thread.js';
import { openConversation } from '../theo-open.js';
import { type LocalChat, localChatKey, localChats, newId } from '../thread/local-chats.js';
import { type Thread, useThread } from './use-thread.js';

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

/** A question to the assistant as this page stores it, from which it is sent and resent. */
export type Question = {
  /** The reader's text; for a regenerated answer, the question that it answers. */
  readonly text: string;
  /** The preceding message; null at the beginning. */
  readonly base: string | null;
  /** The answer to regenerate, or the question to edit. */
  readonly instead?: { readonly kind: 'regenerate' | 'edit'; readonly messageId: string };
  readonly conversationId?: string;
  readonly scriptureRef?: string;
  readonly translationId?: string;
  readonly firstName?: string;
  readonly language: Language;
  /** For a visitor: the earlier messages, because their conversations are not stored. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
};

/** Limits of a visitor's earlier messages: how many are sent, and characters of each. */
const HISTORY = { messages: 10, characters: 4_000 } as const;

/** The messages before a visitor's question. */
export function historyOf(way: readonly ConversationMessage[]): NonNullable<Question['history']> {
  return way
    .filter(({ content }) => content !== '')
    .slice(-HISTORY.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, HISTORY.characters) }));
}

/** The question in the format of the route. */
export function bodyOf({ text, base, instead, history, ...same }: Question): object {
  const { conversationId } = same;
  if (conversationId === undefined) return { ...same, question: text, ...(history && { history }) };
  if (instead?.kind === 'regenerate') return { ...same, regenerate: { messageId: instead.messageId } };
  if (instead?.kind === 'edit') return { ...same, edit: { messageId: instead.messageId, question: text } };
  return { ...same, question: text, ...(base && { parentId: base }) };
}

/**
 * Moves a finished answer to its conversation: the server has stored a reader's answer, a visitor's is stored here.
 * Until the conversation contains it, it is shown from the stream.
 */
function useSettledAnswer(answer: UsedAnswer<Question>, thread: Thread): void {
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

function hasAnswer(messages: readonly ConversationMessage[], end: AnswerEnd): boolean {
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
