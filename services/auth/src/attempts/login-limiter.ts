import { Injectable } from '@nestjs/common';
import type { Device } from '@word-unfolded/contracts';
import { comparable } from '@word-unfolded/domain';
import { RedisKeys } from '@word-unfolded/persistence';
import { networkOf } from '@word-unfolded/service-kit';
import { FailedLoginLimiter, type Counting, type FailedLogin } from './failed-login-limiter.js';

const MINUTE_MS = 60_000;

/**
 * Tolerated failed logins of everybody at one account, or from one network. Above them each source of the account or of
 * the network has fewer failed logins without a delay.
 */
const TOLERATED = { atAccount: 50, fromNetwork: 30 };

/**
 * Accounts that may be tried for the first time from one network in an hour. A school signs in with far fewer new
 * devices.
 */
const BEGINNERS_PER_HOUR = 1_000;

/**
 * Limits the guessing of passwords.
 *
 * From an unknown device, failed logins are counted by the pair of account and network. The failed logins of others
 * lock nobody out: while an account or a network has many of them, each pair still has its first attempts, so the owner
 * with the right password gets in, and so do neighbours in the network. An attacker with a hundred networks has two
 * attempts from each, and then has to wait there. A device on which the account's owner has signed in before has its
 * own counter. A mailed link to set a new password always lets the owner in.
 */
@Injectable()
export class LoginLimiter {
  constructor(
    private readonly failedLogins: FailedLoginLimiter,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Allows a sign-in attempt, and counts it as failed.
   *
   * @param knownMark the mark of the device, if the owner of the address has signed in on it before
   * @throws AppError TOO_MANY_ATTEMPTS, SERVICE_UNAVAILABLE
   */
  async begin(email: string, device: Device, knownMark: string | undefined): Promise<FailedLogin> {
    return this.failedLogins.begin(
      knownMark === undefined
        ? await this.countingOfStranger(email, device)
        : await this.countingOfDevice(email, knownMark),
    );
  }

  /** Records that the password was right. */
  wasRight(guess: FailedLogin): Promise<void> {
    return this.failedLogins.wasRight(guess);
  }

  /** Records that the password was right, but that the sign-in was refused. */
  takeBack(guess: FailedLogin): Promise<void> {
    return this.failedLogins.takeBack(guess);
  }

  /** Allows a reader who has set a new password to sign in at once. */
  async welcomeBack(email: string, device: Device): Promise<void> {
    const { guesser, pressures } = await this.countingOfStranger(email, device);
    await this.failedLogins.forget([guesser.key, pressures[0].key]);
  }

  /** Allows an attempt to prove the password of one account, known by its id, and counts it as failed. */
  beginFor(userId: string): Promise<FailedLogin> {
    const key = `guesses:user:${userId}`;
    const guesser = { key, free: 5, freeUnderPressure: 5, longestMs: 15 * MINUTE_MS };
    return this.failedLogins.begin({ guesser, pressures: [] });
  }

  private async countingOfStranger(email: string, { address }: Device) {
    const [reader, network] = [comparable(email), networkOf(address)];
    const [pair, atAccount, fromNetwork] = await Promise.all([
      this.keys.of(reader, network),
      this.keys.of(reader),
      this.keys.of(network),
    ]);
    return {
      guesser: {
        key: `guesses:pair:${pair}`,
        free: 5,
        freeUnderPressure: 2,
        longestMs: 15 * MINUTE_MS,
      },
      pressures: [
        { key: `guesses:at:${atAccount}`, tolerated: TOLERATED.atAccount },
        { key: `guesses:from:${fromNetwork}`, tolerated: TOLERATED.fromNetwork },
      ],
      beginners: { key: `guesses:beginners:${fromNetwork}`, perHour: BEGINNERS_PER_HOUR },
    } as const;
  }

  private async countingOfDevice(email: string, mark: string): Promise<Counting> {
    const key = `guesses:device:${await this.keys.of(comparable(email), mark)}`;
    return { guesser: { key, free: 10, freeUnderPressure: 10, longestMs: 15 * MINUTE_MS }, pressures: [] };
  }
}
