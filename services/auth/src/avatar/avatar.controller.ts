import { Controller } from '@nestjs/common';
import {
  RefreshAvatar,
  RemoveAvatar,
  SetAvatar,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { RefreshAvatarUseCase } from './refresh-avatar.use-case.js';
import { RemoveAvatarUseCase } from './remove-avatar.use-case.js';
import { SetAvatarUseCase } from './set-avatar.use-case.js';

/** Messages about the pictures of accounts. */
@Controller()
export class AvatarController {
  constructor(
    private readonly set: SetAvatarUseCase,
    private readonly remove: RemoveAvatarUseCase,
    private readonly refresh: RefreshAvatarUseCase,
  ) {}

  @Handles(SetAvatar)
  setAvatar(
    request: RequestOf<typeof SetAvatar>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof SetAvatar>> {
    return this.set.execute(request, signal);
  }

  @Handles(RemoveAvatar)
  removeAvatar(request: RequestOf<typeof RemoveAvatar>): Promise<ResponseOf<typeof RemoveAvatar>> {
    return this.remove.execute(request);
  }

  @Handles(RefreshAvatar)
  refreshAvatar(request: RequestOf<typeof RefreshAvatar>): Promise<ResponseOf<typeof RefreshAvatar>> {
    return this.refresh.execute(request);
  }
}
