import { Injectable } from '@nestjs/common';
import { AppError, CONVERSATION_LIMITS, type RequestedChat } from '@word-unfolded/contracts';
import { retryIfDuplicate, type OwnerId, ownerOf } from '@word-unfolded/persistence';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  AnswerStore,
  type GenerationRequest,
  type BegunAnswer,
  type EndedAnswer,
  type StoredAnswer,
  type PreparedAnswer,
} from '../answers/answer-store.js';
import { Clock } from '@word-unfolded/primitives';
import type { PromptMessage } from '../generators/answer-generator.js';
import { questionPlace } from './messages/question-place.js';
import { conversationTitle } from './conversation-title.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository } from './messages/message.repository.js';
import type { MessageRecord } from './messages/message.schema.js';
import { MessageTree } from './messages/message-tree.js';

/** Bounds of the history that a generator receives; the latest messages count. */
const HISTORY = { messages: 20, characters: 24_000 } as const;

/** The state of a question while it is answered; null for a visitor, whose conversation is stored in the browser. */
const note = z
  .object({
    conversationId: z.string(),
    isNew: z.boolean(),
    question: z.string(),
    questionId: z.string(),
    parentId: z.string().nullable(),
    scriptureRef: z.string().nullable(),
    askedAt: z.iso.datetime(),
  })
  .nullable();

type Note = NonNullable<z.infer<typeof note>>;

/**
 * Stores questions and answers in conversations. Message ids derive from the answer's id, so that storing an answer
 * twice changes nothing.
 */
@Injectable()
export class ConversationAnswers extends AnswerStore<RequestedChat> {
  override readonly kinds = ['chat'] as const;

  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws AppError QUESTION_REQUIRED, CONVERSATION_NOT_FOUND, CONVERSATION_FULL, MESSAGE_NOT_FOUND */
  override async prepare({
    answerId,
    subject,
    task,
  }: GenerationRequest<RequestedChat>): Promise<PreparedAnswer> {
    const { conversationId, history = [], scriptureRef = null } = task;
    if (subject.kind === 'visitor') return { history: latest(history), note: JSON.stringify(null) };
    const begun = conversationId === undefined;
    const placed = begun
      ? { question: task.question, parentId: null, history: latest(history), isTitled: false }
      : await this.placeIn(ownerOf(subject.id), conversationId, task);
    if (placed.question === undefined) throw AppError.of('QUESTION_REQUIRED');
    const stored: Note = {
      conversationId: conversationId ?? idFrom(answerId, 'conversation'),
      isNew: begun,
      question: placed.question,
      questionId: placed.questionId ?? idFrom(answerId, 'question'),
      parentId: placed.parentId,
      scriptureRef,
      askedAt: this.clock.now().toISOString(),
    };
    const place = placeOf(stored, answerId);
    const needsTitle = !placed.isTitled;
    return {
      question: placed.question,
      history: placed.history,
      note: JSON.stringify(stored),
      place,
      needsTitle,
    };
  }

  override async begin(begun: BegunAnswer<RequestedChat>): Promise<void> {
    await this.write(begun, { status: 'writing', content: '' });
  }

  override async store(ended: EndedAnswer<RequestedChat>): Promise<StoredAnswer> {
    const { status, content, title } = ended;
    return this.write(ended, { status, content }, title);
  }

  private async placeIn(ownerId: OwnerId, conversationId: string, task: RequestedChat) {
    const conversation = await this.find.one(ownerId, conversationId);
    const messages = await this.messages.all(ownerId, conversationId);
    if (messages.length >= CONVERSATION_LIMITS.messages) throw AppError.of('CONVERSATION_FULL');
    const tree = new MessageTree(messages);
    const place: { question: string | undefined; questionId?: string; parentId: string | null } =
      questionPlace(task, conversation, tree);
    const { isTitled } = conversation;
    return { ...place, history: latest(tree.path(place.parentId)), isTitled };
  }

  /**
   * Stores the question and the answer as it is now. A deleted conversation stays deleted.
   *
   * It uses no transaction, because each write is idempotent, and a replica that is killed between two writes must not
   * leave a transaction open: its locks would block the conversation for a minute.
   */
  private async write(
    answer: BegunAnswer<RequestedChat>,
    now: Pick<MessageRecord, 'status' | 'content'>,
    title?: string,
  ): Promise<StoredAnswer> {
    const stored = note.parse(JSON.parse(answer.note));
    if (answer.subject.kind === 'visitor' || stored === null) return {};
    const ownerId = ownerOf(answer.subject.id);
    return retryIfDuplicate(async () => {
      const conversation = await this.conversationOf(ownerId, stored);
      if (conversation.deletedAt === null) {
        await this.putMessages(ownerId, stored, answer, now);
        await this.touch(ownerId, conversation, stored, answer.answerId, now.status);
        // The generator's title arrives with the end of the answer. Until then the question gives the title.
        const isFinal = now.status !== 'writing';
        const finalTitle = title ?? conversationTitle(stored.question);
        await this.conversations.entitle(ownerId, conversation.id, finalTitle, isFinal);
        if (await this.conversations.get(ownerId, stored.conversationId))
          return placeOf(stored, answer.answerId);
      }
      await this.messages.removeOf(ownerId, stored.conversationId);
      return {};
    });
  }

  private async conversationOf(ownerId: OwnerId, stored: Note): Promise<ConversationRecord> {
    const known = await this.conversations.everWas(ownerId, stored.conversationId);
    if (known) return known;
    if (!stored.isNew) throw AppError.of('CONVERSATION_NOT_FOUND');
    const askedAt = new Date(stored.askedAt);
    return this.conversations.add(ownerId, {
      id: stored.conversationId,
      title: conversationTitle(stored.question),
      isTitled: false,
      scriptureRef: stored.scriptureRef,
      isActive: true,
      currentId: null,
      createdAt: askedAt,
      updatedAt: askedAt,
      deletedAt: null,
    });
  }

  private async putMessages(
    ownerId: OwnerId,
    { conversationId, question, questionId, parentId, askedAt }: Note,
    { answerId, writer }: BegunAnswer<RequestedChat>,
    { status, content }: Pick<MessageRecord, 'status' | 'content'>,
  ): Promise<void> {
    const at = new Date(askedAt);
    const message = {
      id: questionId,
      parentId,
      role: 'user',
      content: question,
      status: 'complete',
    } as const;
    const none = { answerId: null, writer: null };
    await this.messages.add(ownerId, { conversationId, ...message, ...none, createdAt: at });
    const answer = {
      conversationId,
      id: answerId,
      parentId: questionId,
      role: 'assistant',
      content,
      status,
      answerId,
      writer,
      createdAt: new Date(at.getTime() + 1), // after its question
    } as const;
    await (status === 'writing' ? this.messages.add(ownerId, answer) : this.messages.put(ownerId, answer));
  }

  private async touch(
    ownerId: OwnerId,
    { id, currentId }: ConversationRecord,
    { questionId, parentId }: Note,
    answerId: string,
    status: MessageRecord['status'],
  ): Promise<void> {
    // The end of an answer does not move the conversation back when its reader has moved to another message meanwhile.
    const isHere = status === 'writing' || [null, parentId, questionId, answerId].includes(currentId);
    const updatedAt = this.clock.now();
    await this.conversations.change(ownerId, id, { updatedAt, ...(isHere && { currentId: answerId }) });
  }
}

function placeOf({ conversationId, questionId }: Note, answerId: string): StoredAnswer {
  return { conversationId, questionId, messageId: answerId };
}

/** An id derived from the answer's id. */
function idFrom(answerId: string, what: string): string {
  return createHash('sha256').update(`${what} of ${answerId}`).digest('hex').slice(0, 24);
}

/** The newest turns that fit the bounds of the history. */
function latest(messages: readonly PromptMessage[]): PromptMessage[] {
  let characters = 0;
  const said = messages.filter(({ content }) => content !== '').slice(-HISTORY.messages);
  const fits = (message: PromptMessage) => (characters += message.content.length) <= HISTORY.characters;
  const first = said.findLastIndex((message) => !fits(message)) + 1;
  return said.slice(first).map(({ role, content }) => ({ role, content }));
}
