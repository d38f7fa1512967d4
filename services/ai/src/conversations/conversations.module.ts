import { Module } from '@nestjs/common';
import { AddMessageUseCase } from './add-message.use-case.js';
import { ChangeConversationUseCase } from './change-conversation.use-case.js';
import { ConversationKeeper } from './conversation.keeper.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsController } from './conversations.controller.js';
import { CreateConversationUseCase } from './create-conversation.use-case.js';
import { FindConversation } from './find-conversation.js';
import { ForgetConversations } from './forget-conversations.consumer.js';
import { ForkConversationUseCase } from './fork-conversation.use-case.js';
import { ListConversationsUseCase } from './list-conversations.use-case.js';
import { MessageRepository } from './message.repository.js';
import { ShareConversationUseCase } from './share-conversation.use-case.js';
import { ShareRepository } from './share.repository.js';

/** Conversations with the assistant, and what is shared of them. */
@Module({
  controllers: [ConversationsController],
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
    ForgetConversations,
    ConversationKeeper,
  ],
  exports: [ConversationKeeper, ConversationRepository, MessageRepository, ShareRepository],
})
export class ConversationsModule {}
