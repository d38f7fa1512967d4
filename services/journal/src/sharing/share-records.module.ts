import { Module } from '@nestjs/common';
import { ShareRepository } from './share.repository.js';

@Module({ providers: [ShareRepository], exports: [ShareRepository] })
export class ShareRecordsModule {}
