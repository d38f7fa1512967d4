import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { AdminLimits } from './admin-limits.js';
import { Allowances } from './allowances.js';
import { MeteringClock } from './metering-clock.js';

/** Tells what is left of a day, and charges nothing; the service names `redisConfiguration` in its main. */
@Module({
  imports: [RedisModule],
  providers: [AdminLimits, Allowances, MeteringClock],
  exports: [AdminLimits, Allowances, MeteringClock],
})
export class AllowancesModule {}
