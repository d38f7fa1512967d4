import { Module } from '@nestjs/common';
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
import { ShareConversationUseCase } from './sharing/share-conversation.use-case.js';
import { ShareRepository } from './sharing/share.repository.js';

/** Conversations with the assistant, and their shares. */
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
    IndexOlderTexts,
    ConversationAnswers,
  ],
  exports: [ConversationAnswers, ConversationRepository, MessageRepository, ShareRepository],
})
export class ConversationsModule {}
