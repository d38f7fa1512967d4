import { Injectable } from '@nestjs/common';

/** What time it is: injected, so that a test can say it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
