import { Module } from '@nestjs/common';
import { ReferenceWorksModule } from '../works/reference-works.module.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsRepository } from './downloads.repository.js';

/** Downloads of whole texts of the local library, for offline reading. */
@Module({
  imports: [ReferenceWorksModule],
  controllers: [DownloadsController],
  providers: [DownloadsRepository],
})
export class DownloadsModule {}
