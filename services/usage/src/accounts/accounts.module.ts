import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { ActivityModule } from '../activity/activity.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ForgetReader } from './forget-reader.consumer.js';

@Module({ imports: [ActivityModule, ContactModule, LedgerModule, MeteringModule], providers: [ForgetReader] })
export class AccountsModule {}
