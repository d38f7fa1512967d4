/** The current time, as a dependency, so that a test can set it. It is abstract, so that it also is an injection token. */
export abstract class Clock {
  abstract now(): Date;
}

/** The time of this machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
