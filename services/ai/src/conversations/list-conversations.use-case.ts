import { Injectable } from '@nestjs/common';
import type { ListConversations, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { asSummary } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import { searchedWords } from './search/folded.js';
import { MessageRepository } from './messages/message.repository.js';

/** Lists a reader's conversations, or those that match a search. */
@Injectable()
export class ListConversationsUseCase {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
  ) {}

  async execute({
    userId,
    page,
    limit,
    archived,
    search = '',
  }: RequestOf<typeof ListConversations>): Promise<ResponseOf<typeof ListConversations>> {
    const ownerId = ownerOf(userId);
    const words = searchedWords(search);
    const ids = words.length > 0 && { ids: await this.havingAll(ownerId, words) };
    const which = { isActive: !archived, ...ids };
    const [found, total] = await Promise.all([
      this.conversations.list(ownerId, { ...which, page, limit }),
      this.conversations.countListed(ownerId, which),
    ]);
    const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
    return { conversations: found.map(asSummary), pagination };
  }

  /** Every word must occur somewhere in the conversation, in any message. */
  private async havingAll(ownerId: OwnerId, words: readonly string[]): Promise<string[]> {
    const byWord = await Promise.all(words.map((word) => this.having(ownerId, word)));
    const [first = new Set<string>(), ...others] = byWord;
    return [...first].filter((id) => others.every((ids) => ids.has(id)));
  }

  private async having(ownerId: OwnerId, word: string): Promise<Set<string>> {
    const [named, said] = await Promise.all([
      this.conversations.havingWord(ownerId, word),
      this.messages.conversationsHavingWord(ownerId, word),
    ]);
    return new Set([...named, ...said]);
  }
}
