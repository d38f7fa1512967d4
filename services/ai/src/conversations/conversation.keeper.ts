import { Injectable } from '@nestjs/common';
import { CatalogueError, CONVERSATION_LIMITS, type AskedChat } from '@word-unfolded/contracts';
import { againIfDuplicate, type OwnerId, ownerOf } from '@word-unfolded/persistence';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  AnswerKeeper,
  type AskedAnswer,
  type BegunAnswer,
  type EndedAnswer,
  type KeptAnswer,
  type PreparedAnswer,
} from '../answers/answer-keeper.js';
import { Clock } from '../common/clock.js';
import type { BriefTurn } from '../writers/answer-writer.js';
import { askedPlace } from './asked-place.js';
import { conversationTitle } from './conversation-title.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository } from './message.repository.js';
import type { MessageRecord } from './message.schema.js';
import { MessageTree } from './message-tree.js';

/** What a writer is told of what went before: the latest of it. */
const HISTORY = { turns: 20, characters: 24_000 } as const;

/** What is remembered of a question while it is answered; nothing of a visitor's, which is kept in their browser. */
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

/** Keeps questions and answers in conversations. Their ids follow from the answer's, so that whoever keeps it keeps it once. */
@Injectable()
export class ConversationKeeper extends AnswerKeeper<AskedChat> {
  override readonly kinds = ['chat'] as const;

  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws CatalogueError QUESTION_REQUIRED, CONVERSATION_NOT_FOUND, CONVERSATION_FULL, MESSAGE_NOT_FOUND */
  override async prepare({ answerId, payer, task }: AskedAnswer<AskedChat>): Promise<PreparedAnswer> {
    const { conversationId, history = [], scriptureRef = null } = task;
    if (payer.kind === 'visitor') return { history: latest(history), note: JSON.stringify(null) };
    const begun = conversationId === undefined;
    const asked = begun
      ? { question: task.question, parentId: null, history: latest(history), isTitled: false }
      : await this.askedIn(ownerOf(payer.id), conversationId, task);
    if (asked.question === undefined) throw CatalogueError.of('QUESTION_REQUIRED');
    const kept: Note = {
      conversationId: conversationId ?? idFrom(answerId, 'conversation'),
      isNew: begun,
      question: asked.question,
      questionId: asked.questionId ?? idFrom(answerId, 'question'),
      parentId: asked.parentId,
      scriptureRef,
      askedAt: this.clock.now().toISOString(),
    };
    const place = placeOf(kept, answerId);
    const needsTitle = !asked.isTitled;
    return {
      question: asked.question,
      history: asked.history,
      note: JSON.stringify(kept),
      place,
      needsTitle,
    };
  }

  override async begin(begun: BegunAnswer<AskedChat>): Promise<void> {
    await this.write(begun, { status: 'writing', content: '' });
  }

  override async keep(ended: EndedAnswer<AskedChat>): Promise<KeptAnswer> {
    const { status, content, title } = ended;
    return this.write(ended, { status, content }, title);
  }

  private async askedIn(ownerId: OwnerId, conversationId: string, task: AskedChat) {
    const conversation = await this.find.one(ownerId, conversationId);
    const messages = await this.messages.all(ownerId, conversationId);
    if (messages.length >= CONVERSATION_LIMITS.messages) throw CatalogueError.of('CONVERSATION_FULL');
    const tree = new MessageTree(messages);
    const place: { question: string | undefined; questionId?: string; parentId: string | null } = askedPlace(
      task,
      conversation,
      tree,
    );
    const { isTitled } = conversation;
    return { ...place, history: latest(tree.path(place.parentId)), isTitled };
  }

  /**
   * Keeps the question and the answer as it is now. A conversation that was deleted meanwhile stays so.
   *
   * Without a transaction: each write may be done twice, and a replica that is killed between two of them leaves none open,
   * whose locks would keep all others from the conversation for a minute.
   */
  private async write(
    answer: BegunAnswer<AskedChat>,
    now: Pick<MessageRecord, 'status' | 'content'>,
    title?: string,
  ): Promise<KeptAnswer> {
    const kept = note.parse(JSON.parse(answer.note));
    if (answer.payer.kind === 'visitor' || kept === null) return {};
    const ownerId = ownerOf(answer.payer.id);
    return againIfDuplicate(async () => {
      const conversation = await this.conversationOf(ownerId, kept);
      if (conversation.deletedAt === null) {
        await this.putMessages(ownerId, kept, answer, now);
        await this.touch(ownerId, conversation, kept, answer.answerId, now.status);
        // Its writer's title comes with the end of the answer; until then it is the question's.
        const isFinal = now.status !== 'writing';
        const given = title ?? conversationTitle(kept.question);
        await this.conversations.entitle(ownerId, conversation.id, given, isFinal);
        if (await this.conversations.get(ownerId, kept.conversationId)) return placeOf(kept, answer.answerId);
      }
      await this.messages.removeOf(ownerId, kept.conversationId);
      return {};
    });
  }

  private async conversationOf(ownerId: OwnerId, kept: Note): Promise<ConversationRecord> {
    const known = await this.conversations.everWas(ownerId, kept.conversationId);
    if (known) return known;
    if (!kept.isNew) throw CatalogueError.of('CONVERSATION_NOT_FOUND');
    const askedAt = new Date(kept.askedAt);
    return this.conversations.add(ownerId, {
      id: kept.conversationId,
      title: conversationTitle(kept.question),
      isTitled: false,
      scriptureRef: kept.scriptureRef,
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
    { answerId, writer }: BegunAnswer<AskedChat>,
    { status, content }: Pick<MessageRecord, 'status' | 'content'>,
  ): Promise<void> {
    const at = new Date(askedAt);
    const asked = { id: questionId, parentId, role: 'user', content: question, status: 'complete' } as const;
    const none = { answerId: null, writer: null };
    await this.messages.add(ownerId, { conversationId, ...asked, ...none, createdAt: at });
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
    // At its end an answer does not take the conversation back from where its reader has gone meanwhile.
    const isHere = status === 'writing' || [null, parentId, questionId, answerId].includes(currentId);
    const updatedAt = this.clock.now();
    await this.conversations.change(ownerId, id, { updatedAt, ...(isHere && { currentId: answerId }) });
  }
}

function placeOf({ conversationId, questionId }: Note, answerId: string): KeptAnswer {
  return { conversationId, questionId, messageId: answerId };
}

/** An id that follows from the answer's. */
function idFrom(answerId: string, what: string): string {
  return createHash('sha256').update(`${what} of ${answerId}`).digest('hex').slice(0, 24);
}

/** The newest turns, as many as a writer is told. */
function latest(turns: readonly BriefTurn[]): BriefTurn[] {
  let characters = 0;
  const said = turns.filter(({ content }) => content !== '').slice(-HISTORY.turns);
  const fits = (turn: BriefTurn) => (characters += turn.content.length) <= HISTORY.characters;
  const first = said.findLastIndex((turn) => !fits(turn)) + 1;
  return said.slice(first).map(({ role, content }) => ({ role, content }));
}
