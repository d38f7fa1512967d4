import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ExportController } from './export.controller.js';

/** The data of a reader in this service, for the account export. */
@Module({ imports: [ActivityModule, ContactModule, LedgerModule], controllers: [ExportController] })
export class ExportModule {}
