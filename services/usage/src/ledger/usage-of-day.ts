import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { usageRecordModel, type UsageRecord } from './usage-record.schema.js';

/** Usage records of one subject on one day. */
export type SubjectUsage = { readonly subjectId: string; readonly usageRecords: readonly UsageRecord[] };

/** Maximum number of usage records per batch. */
const BATCH = 500;

/** Reads the usage of all subjects on a day to rebuild the counters. The caller is the service itself. */
@Injectable()
export class UsageOfDay {
  private readonly usageRecords: Model<UsageRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.usageRecords = usageRecordModel(connection);
  }

  /** Yields the usage of one subject after another, in batches that fit into one Redis command. */
  async *bySubject(day: string): AsyncGenerator<SubjectUsage> {
    let batch: UsageRecord[] = [];
    for await (const usageRecord of this.usageRecords
      .find({ day })
      .sort({ ownerId: 1 })
      .lean<UsageRecord>()
      .cursor()) {
      const [first] = batch;
      if (first && (first.ownerId !== usageRecord.ownerId || batch.length >= BATCH)) {
        yield { subjectId: first.ownerId, usageRecords: batch };
        batch = [];
      }
      batch.push(usageRecord);
    }
    const [first] = batch;
    if (first) yield { subjectId: first.ownerId, usageRecords: batch };
  }
}
