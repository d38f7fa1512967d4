import { Injectable } from '@nestjs/common';

/** What time it is: injected, so that a test can say it. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }
}
