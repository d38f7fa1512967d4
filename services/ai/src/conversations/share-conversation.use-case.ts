import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  CONVERSATION_LIMITS,
  type ConversationShare,
  type EndShare,
  type GetShare,
  type RequestOf,
  type ShareConversation,
  type SharedConversation,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { randomBytes } from 'node:crypto';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { asShare } from './as-conversation.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository } from './message.repository.js';
import type { MessageRecord } from './message.schema.js';
import { MessageTree } from './message-tree.js';
import { ShareRepository } from './share.repository.js';

/** Shares of one reader at a time. */
const MOST_SHARES = 200;

/** 192 random bits. */
const TOKEN_BYTES = 24;

/** Shares conversations by links, shows what they lead to, and ends them. */
@Injectable()
export class ShareConversationUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, SHARES_FULL */
  async share({ userId, id, messageId }: RequestOf<typeof ShareConversation>): Promise<ConversationShare> {
    const ownerId = ownerOf(userId);
    const { title, scriptureRef, currentId } = await this.find.one(ownerId, id);
    const path = new MessageTree(await this.messages.all(ownerId, id)).path(messageId ?? currentId);
    if (path.length === 0) throw CatalogueError.of('MESSAGE_NOT_FOUND');
    if ((await this.shares.countAll(ownerId)) >= MOST_SHARES) throw CatalogueError.of('SHARES_FULL');
    const share = await this.shares.add(ownerId, {
      id: newId(),
      conversationId: id,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      title,
      scriptureRef,
      messages: shown(path),
      createdAt: this.clock.now(),
    });
    return asShare(share);
  }

  /** @throws CatalogueError SHARE_NOT_FOUND */
  async end({ userId, shareId }: RequestOf<typeof EndShare>): Promise<{ ended: true }> {
    if (!(await this.shares.remove(ownerOf(userId), shareId))) throw CatalogueError.of('SHARE_NOT_FOUND');
    return { ended: true };
  }

  /** @throws CatalogueError SHARE_NOT_FOUND */
  async read({ token }: RequestOf<typeof GetShare>): Promise<SharedConversation> {
    const share = await this.shares.byToken(token);
    if (!share) throw CatalogueError.of('SHARE_NOT_FOUND');
    const { title, scriptureRef, messages, createdAt } = share;
    return {
      kind: 'chat',
      title,
      ...(scriptureRef !== null && { scriptureRef }),
      sharedAt: createdAt.toISOString(),
      messages,
    };
  }
}

/** What a link shows, as far as one answer carries it: nothing of it says who asked. */
function shown(path: readonly MessageRecord[]): SharedConversation['messages'] {
  let characters = 0;
  return path
    .filter(({ content }) => (characters += content.length) <= CONVERSATION_LIMITS.charactersAtOnce)
    .map(({ role, content, createdAt, status, writer }) => ({
      role,
      content,
      createdAt: createdAt.toISOString(),
      status: status === 'writing' ? 'stopped' : status,
      ...(writer && { writer: { kind: writer.kind, name: writer.name } }),
    }));
}
