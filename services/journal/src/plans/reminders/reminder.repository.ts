import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { reminderModel, type ReminderRecord } from './reminder.schema.js';

/** The settings of a reminder. */
export type ReminderSettings = Pick<ReminderRecord, 'hour' | 'timeZone' | 'mail' | 'dueAt'>;

/** A reminder that is due. */
export type DueReminder = ReminderRecord & {
  readonly hour: number;
  readonly dueAt: Date;
  readonly nextAt: Date;
};

/** Stores when and how readers are reminded. */
@Injectable()
export class ReminderRepository extends OwnedRepository<ReminderRecord> {
  private readonly all: Model<ReminderRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(reminderModel(connection));
    this.all = reminderModel(connection);
  }

  find(ownerId: OwnerId): Promise<ReminderRecord | null> {
    return this.findOne(ownerId, {});
  }

  async put(ownerId: OwnerId, settings: ReminderSettings): Promise<void> {
    const made = { reminderId: randomBytes(12).toString('hex') };
    const set = { ...settings, nextAt: settings.dueAt };
    await this.updateOne(ownerId, {}, { $set: set, $setOnInsert: made }, { upsert: true });
  }

  /**
   * Takes a reminder of any reader that is due. Until a moment no other process takes it; if this one dies, or cannot
   * send it, it is taken again then.
   */
  async claim(now: Date, until: Date): Promise<DueReminder | undefined> {
    const due = { nextAt: mongoose.trusted({ $lte: now }), hour: mongoose.trusted({ $ne: null }) };
    const claimed = await this.all
      .findOneAndUpdate(due, { $set: { nextAt: until } }, { sort: { nextAt: 1 }, returnDocument: 'after' })
      .lean<DueReminder>()
      .exec();
    return claimed ?? undefined;
  }

  /** Moves a reminder on that was taken, unless its reader has changed it meanwhile. */
  async advance({ ownerId, nextAt }: DueReminder, next: Date): Promise<void> {
    await this.all.updateOne({ ownerId, nextAt }, { $set: { dueAt: next, nextAt: next } }).exec();
  }
}
