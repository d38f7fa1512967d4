import { Injectable } from '@nestjs/common';

/** What time it is for the limits: injected, so that a test can say it. */
@Injectable()
export class MeteringClock {
  now(): Date {
    return new Date();
  }
}
