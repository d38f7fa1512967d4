import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { ReadersModule } from '../readers/readers.module.js';
import { RollupsModule } from '../rollups/rollups.module.js';
import { ActivityCountErasure } from './activity-count.js';
import { ActivityRepository } from './activity.repository.js';
import { EventKeys } from './event-keys.js';
import { EventNotedConsumer } from './event-noted.consumer.js';
import { EventsController } from './events.controller.js';
import { LoggedEvents } from './logged-event.repository.js';
import { LogActivityUseCase } from './log-activity.use-case.js';

@Module({
  imports: [RedisModule, RollupsModule, ReadersModule],
  controllers: [LogActivityUseCase, EventsController],
  providers: [ActivityRepository, LoggedEvents, ActivityCountErasure, EventKeys, EventNotedConsumer],
  exports: [ActivityRepository],
})
export class ActivityModule {}
