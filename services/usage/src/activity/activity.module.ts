import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { ActivityCountErasure } from './activity-count.js';
import { ActivityRepository } from './activity.repository.js';
import { LogActivityUseCase } from './log-activity.use-case.js';

@Module({
  imports: [RedisModule],
  controllers: [LogActivityUseCase],
  providers: [ActivityRepository, ActivityCountErasure],
  exports: [ActivityRepository],
})
export class ActivityModule {}
