import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { knownDeviceModel, type KnownDeviceRecord } from './known-device.schema.js';

/** Stores the known devices. */
@Injectable()
export class KnownDeviceRepository extends OwnedRepository<KnownDeviceRecord> {
  private readonly devices: Model<KnownDeviceRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const devices = knownDeviceModel(connection);
    super(devices);
    this.devices = devices;
  }

  async has(ownerId: OwnerId, markDigest: string, now: Date): Promise<boolean> {
    const expiresAt = mongoose.trusted({ $gt: now });
    return (await this.findOne(ownerId, { markDigest, expiresAt })) !== null;
  }

  async add(ownerId: OwnerId, markDigest: string, expiresAt: Date): Promise<void> {
    await this.updateOne(ownerId, { markDigest }, { $set: { expiresAt } }, { upsert: true });
  }

  /** Changes the mark of a device for all readers who have signed in on it, because it belongs to the device. */
  async changeMark(before: string, after: string): Promise<void> {
    await this.devices.updateMany({ markDigest: before }, { $set: { markDigest: after } }).exec();
  }

  async removeOthers(ownerId: OwnerId, storedDigest: string): Promise<void> {
    await this.deleteMany(ownerId, { markDigest: mongoose.trusted({ $ne: storedDigest }) });
  }

  async removeAll(ownerId: OwnerId): Promise<void> {
    await this.deleteMany(ownerId, {});
  }
}
