import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MappingModule } from '../mapping/mapping.module.js';
import { ExportController } from './export.controller.js';

/** The stored data of a reader, for the data export. */
@Module({ imports: [ConversationsModule, MappingModule], controllers: [ExportController] })
export class ExportModule {}
