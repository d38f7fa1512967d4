import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { limitSettingsModel, type LimitSettingsRecord } from './limit-settings.schema.js';

const ID = 'limits';

/** Stores the settings of limits. */
@Injectable()
export class LimitSettingsRepository {
  private readonly settings: Model<LimitSettingsRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.settings = limitSettingsModel(connection);
  }

  /** True by default (decisions, "Limits"). */
  async adminsAreLimited(): Promise<boolean> {
    const settings = await this.settings.findById(ID).lean<LimitSettingsRecord>().exec();
    return settings?.adminsAreLimited ?? true;
  }

  async setAdminsAreLimited(adminsAreLimited: boolean): Promise<void> {
    await this.settings.updateOne({ _id: ID }, { $set: { adminsAreLimited } }, { upsert: true }).exec();
  }
}
