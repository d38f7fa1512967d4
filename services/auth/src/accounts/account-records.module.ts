import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';

/** The accounts as they are kept, for every feature that needs to know whose something is. */
@Module({ providers: [AccountRepository], exports: [AccountRepository] })
export class AccountRecordsModule {}
