import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { Clock } from '@word-unfolded/primitives';
import { OperationStore, type AppliedResult } from './operation-store.js';
import { operationModel, type OperationRecord } from './operation.schema.js';

@Injectable()
export class OperationRepository extends OwnedRepository<OperationRecord> implements OperationStore {
  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly clock: Clock,
  ) {
    super(operationModel(connection));
  }

  async find(ownerId: OwnerId, operationIds: readonly string[]): Promise<AppliedResult[]> {
    const filter = { operationId: mongoose.trusted({ $in: [...operationIds] }) };
    const records = await this.findMany(ownerId, filter, { limit: operationIds.length });
    return records.map(({ result }) => result);
  }

  async remember(ownerId: OwnerId, results: readonly AppliedResult[]): Promise<void> {
    const at = this.clock.now();
    if (results.length === 0) return;
    await this.bulkInsert(
      ownerId,
      results.map((result) => ({ operationId: result.id, result, at })),
    );
  }
}
