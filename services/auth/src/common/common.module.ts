import { Global, Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { Clock, SystemClock } from './clock.js';
import { EvenTime } from './even-time.js';
import { Randomness, SystemRandomness } from './randomness.js';

/** What every feature takes from outside: time, randomness, Redis. */
@Global()
@Module({
  imports: [RedisModule],
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Randomness, useClass: SystemRandomness },
    EvenTime,
  ],
  exports: [RedisModule, Clock, Randomness, EvenTime],
})
export class CommonModule {}
