import { Controller } from '@nestjs/common';
import { ReadStoredAnswers, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { inParts, mapped, Streams } from '@word-unfolded/service-kit';
import { ConversationRepository } from '../conversations/conversation.repository.js';
import { MessageRepository } from '../conversations/messages/message.repository.js';
import { ShareRepository } from '../conversations/sharing/share.repository.js';
import { asMapping } from '../mapping/as-mapping.js';
import { MappingRepository } from '../mapping/mapping.repository.js';
import { storedConversation, storedLink, storedMessage } from './stored.js';

/** Streams all stored data of a reader, part by part, with a few documents at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly mappings: MappingRepository,
  ) {}

  @Streams(ReadStoredAnswers)
  readStored({
    userId,
  }: RequestOf<typeof ReadStoredAnswers>): AsyncGenerator<ChunkOf<typeof ReadStoredAnswers>> {
    const ownerId = ownerOf(userId);
    return inParts(ReadStoredAnswers, {
      conversations: () => mapped(this.conversations.everyOne(ownerId), storedConversation),
      messages: () => mapped(this.messages.everyOne(ownerId), storedMessage),
      links: () => mapped(this.shares.everyOne(ownerId), storedLink),
      mappings: () => mapped(this.mappings.everyOne(ownerId), asMapping),
    });
  }
}
