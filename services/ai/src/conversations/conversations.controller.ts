import { Controller } from '@nestjs/common';
import {
  AddMessage,
  ArchiveConversation,
  CreateConversation,
  DeleteConversation,
  EndShare,
  ForkConversation,
  GetConversation,
  GetShare,
  ListConversations,
  RenameConversation,
  ShareConversation,
  type RequestOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { AddMessageUseCase } from './messages/add-message.use-case.js';
import { ChangeConversationUseCase } from './change-conversation.use-case.js';
import { CreateConversationUseCase } from './create-conversation.use-case.js';
import { FindConversation } from './find-conversation.js';
import { ForkConversationUseCase } from './fork-conversation.use-case.js';
import { ListConversationsUseCase } from './list-conversations.use-case.js';
import { ShareConversationUseCase } from './sharing/share-conversation.use-case.js';

/** Messages about conversations. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly lists: ListConversationsUseCase,
    private readonly find: FindConversation,
    private readonly creation: CreateConversationUseCase,
    private readonly adding: AddMessageUseCase,
    private readonly changes: ChangeConversationUseCase,
    private readonly forks: ForkConversationUseCase,
    private readonly shares: ShareConversationUseCase,
  ) {}

  @Handles(ListConversations)
  list(request: RequestOf<typeof ListConversations>) {
    return this.lists.execute(request);
  }

  @Handles(GetConversation)
  get({ userId, id, after }: RequestOf<typeof GetConversation>) {
    return this.find.whole(ownerOf(userId), id, after);
  }

  @Handles(CreateConversation)
  create(request: RequestOf<typeof CreateConversation>) {
    return this.creation.execute(request);
  }

  @Handles(AddMessage)
  addMessage(request: RequestOf<typeof AddMessage>) {
    return this.adding.execute(request);
  }

  @Handles(RenameConversation)
  rename(request: RequestOf<typeof RenameConversation>) {
    return this.changes.rename(request);
  }

  @Handles(ArchiveConversation)
  archive(request: RequestOf<typeof ArchiveConversation>) {
    return this.changes.archive(request);
  }

  @Handles(DeleteConversation)
  remove(request: RequestOf<typeof DeleteConversation>) {
    return this.changes.remove(request);
  }

  @Handles(ForkConversation)
  fork(request: RequestOf<typeof ForkConversation>) {
    return this.forks.execute(request);
  }

  @Handles(ShareConversation)
  share(request: RequestOf<typeof ShareConversation>) {
    return this.shares.share(request);
  }

  @Handles(EndShare)
  endShare(request: RequestOf<typeof EndShare>) {
    return this.shares.end(request);
  }

  @Handles(GetShare)
  getShare(request: RequestOf<typeof GetShare>) {
    return this.shares.read(request);
  }
}
