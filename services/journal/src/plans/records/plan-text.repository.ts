import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { planTextModel, type PlanTextRecord } from './plan-text.schema.js';

/** The stored passages and notes of a plan. */
export type StoredTexts = Pick<PlanTextRecord, 'readings' | 'notes'>;

/** Stores the passages and notes of plans. */
@Injectable()
export class PlanTextRepository extends OwnedRepository<PlanTextRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(planTextModel(connection));
  }

  find(ownerId: OwnerId, planId: string): Promise<StoredTexts | null> {
    return this.findOne(ownerId, { planId });
  }

  async put(
    ownerId: OwnerId,
    planId: string,
    texts: Partial<Omit<PlanTextRecord, 'ownerId'>>,
  ): Promise<void> {
    await this.updateOne(ownerId, { planId }, { $set: texts }, { upsert: true });
  }
}
