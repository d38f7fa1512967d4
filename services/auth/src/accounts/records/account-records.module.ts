import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';

/** The account repository, for every feature that needs to identify the owner of something. */
@Module({ providers: [AccountRepository], exports: [AccountRepository] })
export class AccountRecordsModule {}
