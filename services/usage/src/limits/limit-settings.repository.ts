import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { limitSettingsModel, type LimitSettingsRecord } from './limit-settings.schema.js';

const ID = 'limits';

/** Keeps what was set about limits. */
@Injectable()
export class LimitSettingsRepository {
  private readonly settings: Model<LimitSettingsRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.settings = limitSettingsModel(connection);
  }

  /** True until it is set otherwise (decisions, "Limits"). */
  async adminsAreLimited(): Promise<boolean> {
    const settings = await this.settings.findById(ID).lean<LimitSettingsRecord>().exec();
    return settings?.adminsAreLimited ?? true;
  }

  async setAdminsAreLimited(adminsAreLimited: boolean): Promise<void> {
    await this.settings.updateOne({ _id: ID }, { $set: { adminsAreLimited } }, { upsert: true }).exec();
  }
}
