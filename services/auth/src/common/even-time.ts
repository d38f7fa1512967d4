import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { authConfiguration, type AuthConfiguration } from '../auth.configuration.js';

/** Lets answers take the same time, whether there was much to do or nothing. */
@Injectable()
export class EvenTime {
  constructor(@Inject(authConfiguration.token) private readonly configuration: AuthConfiguration) {}

  /** Does work and answers no sooner than after the configured time, also when the work fails. */
  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    const [done] = await Promise.allSettled([work(), this.pause()]);
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }

  /** Does work, and answers no sooner than after the configured time when it fails. */
  async refuse<Result>(work: () => Promise<Result>): Promise<Result> {
    const least = this.pause();
    try {
      return await work();
    } catch (error) {
      await least;
      throw error;
    }
  }

  /** Nobody waits for it who is not waiting for an answer: it keeps no process alive. */
  private pause(): Promise<void> {
    return pause(this.configuration.EVEN_ANSWER_MS, undefined, { ref: false });
  }
}
