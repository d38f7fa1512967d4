import { Controller } from '@nestjs/common';
import { SearchOwnChats, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { OwnSearch, ownerOf, OwnTextIndex } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { SearchedConversations } from './searched-conversations.js';

/** Finds a reader's conversations by words, for the search over everything. Archived ones are found too. */
@Controller()
export class SearchOwnChatsUseCase {
  constructor(
    private readonly search: OwnSearch,
    private readonly index: OwnTextIndex,
    private readonly conversations: SearchedConversations,
  ) {}

  @Handles(SearchOwnChats)
  async execute({
    userId,
    ...request
  }: RequestOf<typeof SearchOwnChats>): Promise<ResponseOf<typeof SearchOwnChats>> {
    const ownerId = ownerOf(userId);
    const isCurrent = await this.index.isCurrent(ownerId, this.conversations);
    const found = await this.search.find(ownerId, request, [this.conversations.of(ownerId)]);
    return { ...found, incomplete: isCurrent ? [] : ['chats'] };
  }
}
