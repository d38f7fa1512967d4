import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { ChangeTier } from './change-tier.consumer.js';

@Module({ imports: [AccountRecordsModule, RevocationsModule], providers: [ChangeTier] })
export class TiersModule {}
