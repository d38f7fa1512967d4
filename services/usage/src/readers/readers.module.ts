import { Module } from '@nestjs/common';
import { RollupsModule } from '../rollups/rollups.module.js';
import { FollowSubscription } from './follow-subscription.consumer.js';
import { ReaderCounts } from './reader-counts.js';
import { ReaderErasure } from './reader-erasure.js';
import { ReaderFactsRepository } from './reader-facts.repository.js';

@Module({
  imports: [RollupsModule],
  providers: [ReaderFactsRepository, ReaderCounts, ReaderErasure, FollowSubscription],
  exports: [ReaderCounts, ReaderFactsRepository],
})
export class ReadersModule {}
