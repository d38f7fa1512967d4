import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock, secondsAfter } from '../common/clock.js';
import { digestOf } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { KnownDeviceRepository } from './known-device.repository.js';

/** How long a device is known after a sign-in, in seconds: a year. */
const KNOWN_SECONDS = 365 * 86_400;

const MARK_BYTES = 32;

/** Knows the devices on which an account's owner has signed in, by a mark that is left on them. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly devices: KnownDeviceRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** Whether the owner of an account has signed in on the device of a mark. */
  async isKnown(ownerId: OwnerId, mark: string | undefined): Promise<boolean> {
    return mark !== undefined && this.devices.has(ownerId, digestOf(mark), this.clock.now());
  }

  /**
   * Makes the device of a reader who has signed in a known one.
   *
   * @param mark that the device had: it is good no more, so that one that somebody else has put there gives them nothing
   * @returns the mark that the device gets
   */
  async remember(ownerId: OwnerId, mark: string | undefined): Promise<string> {
    const next = this.randomness.bytes(MARK_BYTES).toString('base64url');
    if (mark !== undefined) await this.devices.changeMark(digestOf(mark), digestOf(next));
    await this.devices.add(ownerId, digestOf(next), secondsAfter(this.clock.now(), KNOWN_SECONDS));
    return next;
  }

  /** The mark of a device on which a reader is signed in: the one that it has, if that is known. */
  async keep(ownerId: OwnerId, mark: string | undefined): Promise<string> {
    return mark !== undefined && (await this.isKnown(ownerId, mark))
      ? mark
      : this.remember(ownerId, undefined);
  }

  /** Makes every device of a reader unknown but the one of a mark. */
  forgetOthers(ownerId: OwnerId, mark: string | undefined): Promise<void> {
    return mark === undefined ? this.forgetAll(ownerId) : this.devices.removeOthers(ownerId, digestOf(mark));
  }

  /** Makes every device of a reader unknown. */
  forgetAll(ownerId: OwnerId): Promise<void> {
    return this.devices.removeAll(ownerId);
  }
}
