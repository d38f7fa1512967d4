import { Module } from '@nestjs/common';
import { ReferenceWorksModule } from '../works/reference-works.module.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsRepository } from './downloads.repository.js';

/** Whole texts of the local library, for devices that read without a network. */
@Module({
  imports: [ReferenceWorksModule],
  controllers: [DownloadsController],
  providers: [DownloadsRepository],
})
export class DownloadsModule {}
