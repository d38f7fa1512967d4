import { Injectable } from '@nestjs/common';
import {
  AppError,
  CONVERSATION_LIMITS,
  type ConversationShare,
  type EndShare,
  type GetShare,
  type RequestOf,
  type ShareConversation,
  type SharedConversation,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { randomBytes } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';
import { newId } from '../../common/new-id.js';
import { asShare } from '../as-conversation.js';
import { FindConversation } from '../find-conversation.js';
import { MessageRepository } from '../messages/message.repository.js';
import type { MessageRecord } from '../messages/message.schema.js';
import { MessageTree } from '../messages/message-tree.js';
import { ShareRepository } from './share.repository.js';

/** Most shares of a reader at the same time. */
const MOST_SHARES = 200;

/** 192 random bits. */
const TOKEN_BYTES = 24;

/** Creates, shows and ends shares, which give access to a conversation by a link. */
@Injectable()
export class ShareConversationUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, SHARES_FULL */
  share(request: RequestOf<typeof ShareConversation>): Promise<ConversationShare> {
    return this.unitOfWork.run(() => this.begin(request));
  }

  private async begin({
    userId,
    id,
    messageId,
  }: RequestOf<typeof ShareConversation>): Promise<ConversationShare> {
    const ownerId = ownerOf(userId);
    const { title, scriptureRef, currentId } = await this.find.one(ownerId, id);
    const path = new MessageTree(await this.messages.all(ownerId, id)).path(messageId ?? currentId);
    if (path.length === 0) throw AppError.of('MESSAGE_NOT_FOUND');
    if ((await this.shares.countAll(ownerId)) >= MOST_SHARES) throw AppError.of('SHARES_FULL');
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

  /** @throws AppError SHARE_NOT_FOUND */
  async end({ userId, shareId }: RequestOf<typeof EndShare>): Promise<{ ended: true }> {
    return this.unitOfWork.run(async () => {
      if (!(await this.shares.remove(ownerOf(userId), shareId))) throw AppError.of('SHARE_NOT_FOUND');
      return { ended: true };
    });
  }

  /** @throws AppError SHARE_NOT_FOUND */
  async read({ token }: RequestOf<typeof GetShare>): Promise<SharedConversation> {
    const share = await this.shares.byToken(token);
    if (!share) throw AppError.of('SHARE_NOT_FOUND');
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

/** The content of a shared link, as much as one response may carry. It does not identify the owner. */
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
