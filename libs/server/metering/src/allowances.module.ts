import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { AdminLimits } from './admin-limits.js';
import { Allowances } from './allowances.js';

/** Provides the remaining allowance of a day, without charging. The service lists `redisConfiguration` in its main. */
@Module({
  imports: [RedisModule],
  providers: [AdminLimits, Allowances],
  exports: [AdminLimits, Allowances],
})
export class AllowancesModule {}
