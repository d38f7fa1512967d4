import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { LogActivityUseCase } from './log-activity.use-case.js';

@Module({
  imports: [RedisModule],
  controllers: [ActivityController],
  providers: [ActivityRepository, LogActivityUseCase],
  exports: [ActivityRepository],
})
export class ActivityModule {}
