import { Controller } from '@nestjs/common';
import { ReadKeptAnswers, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { inChunks, Streams } from '@word-unfolded/service-kit';
import { ConversationRepository } from '../conversations/conversation.repository.js';
import { MessageRepository } from '../conversations/message.repository.js';
import { ShareRepository } from '../conversations/share.repository.js';
import { asMapping } from '../mapping/as-mapping.js';
import { MappingRepository } from '../mapping/mapping.repository.js';
import { keptConversation, keptLink, keptMessage } from './kept.js';

/** Gives everything that is kept of a reader, part by part, a few things at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly mappings: MappingRepository,
  ) {}

  @Streams(ReadKeptAnswers)
  async *readKept({
    userId,
  }: RequestOf<typeof ReadKeptAnswers>): AsyncGenerator<ChunkOf<typeof ReadKeptAnswers>> {
    const ownerId = ownerOf(userId);
    for await (const items of inChunks(this.conversations.everyOne(ownerId)))
      yield { part: 'conversations', items: items.map(keptConversation) };
    for await (const items of inChunks(this.messages.everyOne(ownerId)))
      yield { part: 'messages', items: items.map(keptMessage) };
    for await (const items of inChunks(this.shares.everyOne(ownerId)))
      yield { part: 'links', items: items.map(keptLink) };
    for await (const items of inChunks(this.mappings.everyOne(ownerId)))
      yield { part: 'mappings', items: items.map(asMapping) };
  }
}
