import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';

/** What every part of the service may need. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class CommonModule {}
