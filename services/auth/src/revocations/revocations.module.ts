import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevocationRepository } from './revocation.repository.js';
import { Revocations } from './revocations.js';

@Module({
  imports: [AccountRecordsModule],
  providers: [Revocations, RevocationRepository, RevocationFeed],
  exports: [Revocations],
})
export class RevocationsModule {}
