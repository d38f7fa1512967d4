import { Injectable } from '@nestjs/common';
import { AppError, CONVERSATION_LIMITS, type AnswerGeneratorName } from '@word-unfolded/contracts';
import { cleanText } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { createHash } from 'node:crypto';
import { conversationTitle } from '../../conversations/conversation-title.js';
import { ConversationRepository } from '../../conversations/conversation.repository.js';
import { MessageRepository } from '../../conversations/messages/message.repository.js';
import { MessageTree } from '../../conversations/messages/message-tree.js';

/** Messages that the model is told of when a call continues a conversation. */
const REMEMBERED = { messages: 16, characters: 12_000 } as const;

/** What one side has said. */
export type KeptTurn = {
  readonly callId: string;
  /** Its id in the call: it is stored once, however often that is tried. */
  readonly item: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly writer: AnswerGeneratorName | null;
  readonly isWhole: boolean;
};

/** Keeps what is said in calls as conversations of the assistant. The sound is not kept. */
@Injectable()
export class KeptTranscript {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONVERSATION_NOT_FOUND, CONVERSATION_FULL */
  async assertRoom(readerId: string, conversationId: string): Promise<void> {
    const owner = ownerOf(readerId);
    if (!(await this.conversations.get(owner, conversationId))) throw AppError.of('CONVERSATION_NOT_FOUND');
    if (await this.isFull(owner, conversationId)) throw AppError.of('CONVERSATION_FULL');
  }

  /** The newest messages of a conversation, the oldest first. */
  async earlier(
    readerId: string,
    conversationId: string,
  ): Promise<{ readonly role: 'user' | 'assistant'; readonly content: string }[]> {
    const owner = ownerOf(readerId);
    const conversation = await this.conversations.get(owner, conversationId);
    if (!conversation) return [];
    const tree = new MessageTree(await this.messages.all(owner, conversationId));
    let characters = 0;
    const path = tree.path(conversation.currentId).filter(({ content }) => content !== '');
    return path
      .slice(-REMEMBERED.messages)
      .reverse()
      .filter(({ content }) => (characters += content.length) <= REMEMBERED.characters)
      .reverse()
      .map(({ role, content }) => ({ role, content: withoutLinks(content) }));
  }

  /**
   * Adds a turn to a conversation; a new one begins without an id, and when the old one is full or deleted.
   *
   * @returns the id of the conversation
   */
  async add(
    readerId: string,
    conversationId: string | undefined,
    turn: KeptTurn,
    scriptureRef: string | undefined,
  ): Promise<string> {
    const owner = ownerOf(readerId);
    const id = await this.conversationFor(owner, conversationId, turn, scriptureRef);
    const conversation = await this.conversations.get(owner, id);
    const messageId = idFrom(`${turn.callId} ${turn.item} ${turn.role}`);
    if (!conversation || (await this.messages.get(owner, id, messageId))) return id;
    const now = this.clock.now();
    await this.messages.add(owner, {
      conversationId: id,
      id: messageId,
      parentId: conversation.currentId,
      role: turn.role,
      content: cleanText(turn.content).slice(0, CONVERSATION_LIMITS.messageCharacters),
      status: turn.isWhole ? 'complete' : 'stopped',
      answerId: null,
      writer: turn.writer,
      createdAt: now,
    });
    await this.conversations.change(owner, id, { currentId: messageId, updatedAt: now });
    if (turn.role === 'user' && !conversation.isTitled)
      await this.conversations.entitle(owner, id, conversationTitle(turn.content), true);
    return id;
  }

  private async conversationFor(
    owner: OwnerId,
    conversationId: string | undefined,
    turn: KeptTurn,
    scriptureRef: string | undefined,
  ): Promise<string> {
    const known = conversationId === undefined ? null : await this.conversations.get(owner, conversationId);
    if (known && !(await this.isFull(owner, known.id))) return known.id;
    const id = idFrom(`${turn.callId} ${turn.item} conversation`);
    if (await this.conversations.everWas(owner, id)) return id;
    const now = this.clock.now();
    await this.conversations.add(owner, {
      id,
      title: scriptureRef ?? '',
      isTitled: false,
      scriptureRef: scriptureRef ?? null,
      isActive: true,
      currentId: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    return id;
  }

  private async isFull(owner: OwnerId, id: string): Promise<boolean> {
    return (await this.messages.countAll(owner, id)) >= CONVERSATION_LIMITS.messages;
  }
}

const idFrom = (what: string) => createHash('sha256').update(what).digest('hex').slice(0, 24);

/** The words of an answer without the addresses of its links. */
const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
