import { Inject, Injectable } from '@nestjs/common';
import { usageDay } from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { rollupEntryModel, type Addition, type RollupEntryRecord } from './schemas/rollup-entry.schema.js';

/**
 * Takes what is to be counted. An entry is only inserted, in the transaction of its fact, so that facts of the same hour
 * do not wait for each other; the folder adds it to the sums within a second.
 */
@Injectable()
export class RollupJournal {
  private readonly entries: Model<RollupEntryRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.entries = rollupEntryModel(connection);
  }

  async add(at: Date, additions: readonly Addition[]): Promise<void> {
    if (additions.length > 0) await this.entries.create([{ at, day: usageDay(at), additions }]);
  }
}
