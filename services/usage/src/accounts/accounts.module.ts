import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { ActivityModule } from '../activity/activity.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ForgetReader } from './forget-reader.consumer.js';

@Module({ imports: [ActivityModule, LedgerModule, MeteringModule], providers: [ForgetReader] })
export class AccountsModule {}
