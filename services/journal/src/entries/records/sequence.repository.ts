import { Inject, Injectable } from '@nestjs/common';
import {
  MONGO_CONNECTION,
  OwnedRepository,
  valuesOfTransaction,
  type OwnerId,
} from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { ChangeSequence } from './change-sequence.js';
import { sequenceModel, type SequenceRecord } from './sequence.schema.js';

/** Numbers that a transaction has reserved. */
type Reserved = { readonly ownerId: OwnerId; next: number; readonly last: number };

@Injectable()
export class SequenceRepository extends OwnedRepository<SequenceRecord> implements ChangeSequence {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(sequenceModel(connection));
  }

  async next(ownerId: OwnerId): Promise<number> {
    const reserved = valuesOfTransaction()?.get(this) as Reserved | undefined;
    if (reserved?.ownerId !== ownerId || reserved.next > reserved.last) return this.take(ownerId, 1);
    const number = reserved.next;
    reserved.next += 1;
    return number;
  }

  /** The number of the reader's latest change; 0 before the first. */
  async latest(ownerId: OwnerId): Promise<number> {
    return (await this.findOne(ownerId, {}))?.count ?? 0;
  }

  async reserve(ownerId: OwnerId, count: number): Promise<void> {
    const last = await this.take(ownerId, count);
    valuesOfTransaction()?.set(this, { ownerId, next: last - count + 1, last } satisfies Reserved);
  }

  /** @returns the last of the reserved numbers */
  private async take(ownerId: OwnerId, count: number): Promise<number> {
    const record = await this.updateOne(ownerId, {}, { $inc: { count } }, { upsert: true });
    return record!.count;
  }
}
