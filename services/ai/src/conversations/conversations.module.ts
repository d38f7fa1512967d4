import { Module } from '@nestjs/common';
import { OwnTextsModule } from '@word-unfolded/persistence';
import { AddMessageUseCase } from './messages/add-message.use-case.js';
import { ChangeConversationUseCase } from './change-conversation.use-case.js';
import { ConversationAnswers } from './conversation-answers.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsController } from './conversations.controller.js';
import { CreateConversationUseCase } from './create-conversation.use-case.js';
import { FindConversation } from './find-conversation.js';
import { ForkConversationUseCase } from './fork-conversation.use-case.js';
import { IndexOlderTexts } from './search/index-older-texts.js';
import { ListConversationsUseCase } from './list-conversations.use-case.js';
import { MessageRepository } from './messages/message.repository.js';
import { SearchedConversations } from './search/searched-conversations.js';
import { SearchOwnChatsUseCase } from './search/search-own-chats.use-case.js';
import { ShareConversationUseCase } from './sharing/share-conversation.use-case.js';
import { ShareRepository } from './sharing/share.repository.js';

/** Conversations with the assistant, and their shares. */
@Module({
  imports: [OwnTextsModule],
  controllers: [ConversationsController, SearchOwnChatsUseCase],
  providers: [
    ConversationRepository,
    MessageRepository,
    ShareRepository,
    FindConversation,
    ListConversationsUseCase,
    CreateConversationUseCase,
    AddMessageUseCase,
    ChangeConversationUseCase,
    ForkConversationUseCase,
    ShareConversationUseCase,
    IndexOlderTexts,
    SearchedConversations,
    ConversationAnswers,
  ],
  exports: [ConversationAnswers, ConversationRepository, MessageRepository, ShareRepository],
})
export class ConversationsModule {}
