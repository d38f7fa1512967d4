import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { secondsAfter } from '../../common/seconds.js';
import { digestOf } from '../../common/digest.js';
import { Randomness } from '../../common/randomness.js';
import { KnownDeviceRepository } from './known-device.repository.js';

/** How long a device is known after a sign-in, in seconds: a year. */
const KNOWN_SECONDS = 365 * 86_400;

const MARK_BYTES = 32;

/** Recognises the devices on which an account's owner has signed in, by a mark in a cookie. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly devices: KnownDeviceRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** Whether the owner of an account has signed in on the device with a mark. */
  async isKnown(ownerId: OwnerId, mark: string | undefined): Promise<boolean> {
    return mark !== undefined && this.devices.has(ownerId, digestOf(mark), this.clock.now());
  }

  /**
   * Registers the device of a reader who has signed in.
   *
   * @param mark the former mark of the device: it becomes invalid, so that a mark planted by an attacker is useless
   * @returns the new mark of the device
   */
  async remember(ownerId: OwnerId, mark: string | undefined): Promise<string> {
    const next = this.randomness.bytes(MARK_BYTES).toString('base64url');
    if (mark !== undefined) await this.devices.changeMark(digestOf(mark), digestOf(next));
    await this.devices.add(ownerId, digestOf(next), secondsAfter(this.clock.now(), KNOWN_SECONDS));
    return next;
  }

  /** The mark of a device on which a reader is signed in: its present one, if that is known. */
  async presentMark(ownerId: OwnerId, mark: string | undefined): Promise<string> {
    return mark !== undefined && (await this.isKnown(ownerId, mark))
      ? mark
      : this.remember(ownerId, undefined);
  }

  /** Makes all devices of a reader unknown except the one with a mark. */
  forgetOthers(ownerId: OwnerId, mark: string | undefined): Promise<void> {
    return mark === undefined ? this.forgetAll(ownerId) : this.devices.removeOthers(ownerId, digestOf(mark));
  }

  /** Makes all devices of a reader unknown. */
  forgetAll(ownerId: OwnerId): Promise<void> {
    return this.devices.removeAll(ownerId);
  }
}
