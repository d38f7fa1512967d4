import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock, SystemClock } from './clock.js';
import { StoreFailures } from './store-failures.js';
import { TurnsOfReaders } from './turns-of-readers.js';

/** What every part of the service may need. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: APP_INTERCEPTOR, useClass: StoreFailures },
    TurnsOfReaders,
  ],
  exports: [Clock, TurnsOfReaders],
})
export class CommonModule {}
