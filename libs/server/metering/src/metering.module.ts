import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { AllowancesModule } from './allowances.module.js';
import { Meter } from './meter.js';
import { SpentRelay } from './spent-relay.js';
import { UsageCounters } from './usage-counters.js';

/** Counts what is used, and publishes what was charged; the service names `redisConfiguration` in its main. */
@Module({
  imports: [RedisModule, AllowancesModule],
  providers: [Meter, SpentRelay, UsageCounters],
  exports: [AllowancesModule, Meter, UsageCounters],
})
export class MeteringModule {}
