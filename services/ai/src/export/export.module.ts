import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MappingModule } from '../mapping/mapping.module.js';
import { ExportController } from './export.controller.js';

/** What this service keeps of a reader, for the file that they take along. */
@Module({ imports: [ConversationsModule, MappingModule], controllers: [ExportController] })
export class ExportModule {}
