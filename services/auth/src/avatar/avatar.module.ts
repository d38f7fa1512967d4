import { Module } from '@nestjs/common';
import { erasesFilesIn, StorageModule } from '@word-unfolded/storage';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { AvatarController } from './avatar.controller.js';
import { Avatars } from './avatars.js';
import { RefreshAvatarUseCase } from './refresh-avatar.use-case.js';
import { RemoveAvatarUseCase } from './remove-avatar.use-case.js';
import { SetAvatarUseCase } from './set-avatar.use-case.js';
import { StoredAvatars } from './stored-avatars.js';

/**
 * The pictures of accounts; the main file of the service lists `storageConfiguration` and `persistenceConfiguration`.
 */
@Module({
  imports: [AccountRecordsModule, StorageModule],
  controllers: [AvatarController],
  providers: [
    StoredAvatars,
    erasesFilesIn('avatars'),
    { provide: Avatars, useExisting: StoredAvatars },
    SetAvatarUseCase,
    RemoveAvatarUseCase,
    RefreshAvatarUseCase,
  ],
  exports: [Avatars],
})
export class AvatarModule {}
