import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ExportController } from './export.controller.js';

/** What this service keeps of a reader, for the file that they take along. */
@Module({ imports: [ActivityModule, LedgerModule], controllers: [ExportController] })
export class ExportModule {}
