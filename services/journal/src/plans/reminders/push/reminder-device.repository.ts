import { Inject, Injectable } from '@nestjs/common';
import { PLAN_LIMITS } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { reminderDeviceModel, type ReminderDeviceRecord } from './reminder-device.schema.js';

/** A device without its reader. */
export type ReminderDevice = Omit<ReminderDeviceRecord, 'ownerId'>;

/** Stores the devices that show reminders. */
@Injectable()
export class ReminderDeviceRepository extends OwnedRepository<ReminderDeviceRecord> {
  private readonly all: Model<ReminderDeviceRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(reminderDeviceModel(connection));
    this.all = reminderDeviceModel(connection);
  }

  /** The devices of a reader, the newest first. */
  list(ownerId: OwnerId): Promise<ReminderDeviceRecord[]> {
    const limit = PLAN_LIMITS.reminderDevices;
    return this.findMany(ownerId, {}, { sort: { addedAt: -1 }, limit });
  }

  /** Adds or replaces a device, also one of another reader of the same browser; too many lose the oldest. */
  async put(ownerId: OwnerId, { deviceId, ...device }: ReminderDevice): Promise<void> {
    await this.all.deleteOne({ deviceId, ownerId: mongoose.trusted({ $ne: ownerId }) }).exec();
    await this.updateOne(ownerId, { deviceId }, { $set: device }, { upsert: true });
    const kept = (await this.list(ownerId)).map((each) => each.deviceId);
    await this.deleteMany(ownerId, { deviceId: mongoose.trusted({ $nin: kept }) });
  }

  /** @returns whether there was one */
  async remove(ownerId: OwnerId, deviceId: string): Promise<boolean> {
    return (await this.deleteOne(ownerId, { deviceId })) !== null;
  }

  /** Notes the last reminder that a device has received. */
  async noteReminded(ownerId: OwnerId, deviceId: string, reminded: string): Promise<void> {
    await this.updateOne(ownerId, { deviceId }, { $set: { reminded } });
  }
}
