import { Global, Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { ConstantTime } from './constant-time.js';
import { Randomness, SystemRandomness } from './randomness.js';

/** The external dependencies of every feature: time, randomness, Redis. */
@Global()
@Module({
  imports: [RedisModule],
  providers: [{ provide: Randomness, useClass: SystemRandomness }, ConstantTime],
  exports: [RedisModule, Randomness, ConstantTime],
})
export class CommonModule {}
