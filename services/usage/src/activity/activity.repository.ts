import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { activityModel, type ActivityRecord } from './activity.schema.js';

/** Stores reader activity. */
@Injectable()
export class ActivityRepository extends OwnedRepository<ActivityRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(activityModel(connection));
  }

  async add(ownerId: OwnerId, activity: Omit<ActivityRecord, 'ownerId'>): Promise<void> {
    await this.insert(ownerId, activity);
  }

  /** Returns all activity of a reader. It is stored for days only, so the order is that of the database. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ActivityRecord> {
    return this.each(ownerId, {}, {});
  }
}
