import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ListAllSharesUseCase } from './list-all-shares.use-case.js';
import { ListSharesUseCase } from './list-shares.use-case.js';
import { ReadShareUseCase } from './read-share.use-case.js';
import { RevokeShareUseCase } from './revoke-share.use-case.js';
import { ShareEntryUseCase } from './share-entry.use-case.js';
import { ShareRecordsModule } from './share-records.module.js';

@Module({
  imports: [EntryRecordsModule, ShareRecordsModule],
  controllers: [
    ShareEntryUseCase,
    ListSharesUseCase,
    ListAllSharesUseCase,
    RevokeShareUseCase,
    ReadShareUseCase,
  ],
})
export class SharingModule {}
