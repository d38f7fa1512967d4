import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { AllowancesModule } from './allowances.module.js';
import { Meter } from './meter.js';
import { UsageRelay } from './usage-relay.js';
import { UsageCounters } from './usage-counters.js';
import { UsualCosts } from './usual-costs.js';

/** Counts usage, and publishes the charges. The service lists `redisConfiguration` in its main. */
@Module({
  imports: [RedisModule, AllowancesModule],
  providers: [Meter, UsageRelay, UsageCounters, UsualCosts],
  exports: [AllowancesModule, Meter, UsageCounters, UsualCosts],
})
export class MeteringModule {}
