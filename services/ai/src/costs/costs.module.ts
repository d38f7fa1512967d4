import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { RedisModule } from '@word-unfolded/service-kit';
import { StopErasure } from './stop-erasure.js';
import { StopLimit } from './stop-limit.js';
import { TaskCosts } from './task-costs.js';

/** What tasks cost: their reservation, charge and usual cost, and how often they may be stopped. The service lists `redisConfiguration` in its main. */
@Module({
  imports: [RedisModule, MeteringModule],
  providers: [TaskCosts, StopLimit, StopErasure],
  exports: [MeteringModule, TaskCosts, StopLimit],
})
export class CostsModule {}
