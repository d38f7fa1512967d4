import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { authConfiguration, type AuthConfiguration } from '../auth.configuration.js';

/** Makes responses take the same time, whether they had much work or none. */
@Injectable()
export class ConstantTime {
  constructor(@Inject(authConfiguration.token) private readonly configuration: AuthConfiguration) {}

  /** Runs work, and responds no earlier than after the configured time, also when the work fails. */
  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    const [done] = await Promise.allSettled([work(), this.pause()]);
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }

  /** Runs work, and responds no earlier than after the configured time when it fails. */
  async refuse<Result>(work: () => Promise<Result>): Promise<Result> {
    const least = this.pause();
    try {
      return await work();
    } catch (error) {
      await least;
      throw error;
    }
  }

  /** The timer is unreferenced, so that it does not keep the process alive. */
  private pause(): Promise<void> {
    return pause(this.configuration.CONSTANT_ANSWER_MS, undefined, { ref: false });
  }
}
