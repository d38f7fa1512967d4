import { Injectable } from '@nestjs/common';
import type { Device } from '@word-unfolded/contracts';
import { comparable } from '@word-unfolded/domain';
import { networkOf } from '@word-unfolded/service-kit';
import { digestOf } from '../common/digest.js';
import { Guesses, type Count, type Guess } from './guesses.js';

const MINUTE_MS = 60_000;

/**
 * Slows whoever guesses passwords.
 *
 * From a device that nobody knows, wrong passwords are counted by account and address together, by address (one who
 * tries many accounts) and by account (many who try one). A device on which the account's owner has signed in before is
 * counted by itself alone: others' failures never keep its owner out.
 */
@Injectable()
export class SignInGuard {
  constructor(private readonly guesses: Guesses) {}

  /**
   * Lets a try to sign in through, and counts it as a failure.
   *
   * @param knownMark the mark of the device, if the owner of the address has signed in on it before
   * @throws CatalogueError TOO_MANY_ATTEMPTS, SERVICE_UNAVAILABLE
   */
  begin(email: string, device: Device, knownMark: string | undefined): Promise<Guess> {
    return this.guesses.begin(
      knownMark === undefined ? countsOfStranger(email, device) : [countOfDevice(email, knownMark)],
    );
  }

  /** Says that the password was right. */
  wasRight(guess: Guess): Promise<void> {
    return this.guesses.wasRight(guess);
  }

  /** Says that the password was right, but opens nothing. */
  takeBack(guess: Guess): Promise<void> {
    return this.guesses.takeBack(guess);
  }

  /** Lets a reader who has set a new password sign in at once. */
  async welcomeBack(email: string, device: Device): Promise<void> {
    const [pair, , account] = countsOfStranger(email, device);
    await this.guesses.forget([pair, account]);
  }

  /** Lets a signed-in reader's try to prove who they are through, and counts it as a failure. */
  beginFor(userId: string): Promise<Guess> {
    return this.guesses.begin([
      { key: `guesses:user:${userId}`, free: 5, longestMs: 15 * MINUTE_MS, forgives: true },
    ]);
  }
}

function countsOfStranger(email: string, { address }: Device): [pair: Count, address: Count, account: Count] {
  const [account, network] = [digestOf(comparable(email)), digestOf(networkOf(address))];
  return [
    { key: `guesses:pair:${account}:${network}`, free: 5, longestMs: 15 * MINUTE_MS, forgives: true },
    { key: `guesses:address:${network}`, free: 30, longestMs: 15 * MINUTE_MS, forgives: false },
    { key: `guesses:account:${account}`, free: 50, longestMs: 5 * MINUTE_MS, forgives: false },
  ];
}

function countOfDevice(email: string, mark: string): Count {
  const key = `guesses:device:${digestOf(`${comparable(email)} ${mark}`)}`;
  return { key, free: 10, longestMs: 15 * MINUTE_MS, forgives: true };
}
