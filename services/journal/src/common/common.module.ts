import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';
import { TurnsOfReaders } from './turns-of-readers.js';

/** What every part of the service may need. */
@Global()
@Module({
  providers: [{ provide: Clock, useClass: SystemClock }, TurnsOfReaders],
  exports: [Clock, TurnsOfReaders],
})
export class CommonModule {}
