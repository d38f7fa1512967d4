import { Inject, Injectable } from '@nestjs/common';
import mongoose, { type Connection, type Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { erasureModel, type ErasureRecord, type ErasureState } from './erasure.schema.js';

/**
 * How long a tombstone is stored after its erasure, in days. Longer than a session, an event or a job can last, so that
 * nothing returns.
 */
const TOMBSTONE_DAYS = 400;

/** An erasure that this process has claimed. */
export type ClaimedErasure = ErasureRecord & { readonly account: string; readonly claimedBy: string };

/** The tombstones of a service in its own database. They are the queue of its erasures, too. */
@Injectable()
export class ErasureStore {
  private readonly records: Model<ErasureRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.records = erasureModel(connection);
  }

  /** Puts up the tombstone of an account, in the current transaction if there is one. A second call has no effect. */
  async add(account: string, requestedAt: Date): Promise<void> {
    const fresh = {
      account,
      state: 'erasing',
      erased: [],
      attempts: 0,
      requestedAt,
      dueAt: new Date(0),
    } as const;
    await this.records
      .updateOne({ _id: tombstoneId(account) }, { $setOnInsert: fresh }, { upsert: true })
      .exec();
  }

  /** Whether an account has a committed tombstone, also if the current transaction began before it. */
  async has(account: string): Promise<boolean> {
    return (
      (await this.records
        .exists({ _id: tombstoneId(account) })
        .session(null)
        .exec()) !== null
    );
  }

  /**
   * Claims an erasure that is due.
   *
   * @param by the name of this process
   * @param forMs time after which another process may claim it
   */
  async claim(by: string, forMs: number): Promise<ClaimedErasure | null> {
    const now = new Date();
    return this.records
      .findOneAndUpdate(
        { state: anyOf('erasing', 'settling'), dueAt: mongoose.trusted({ $lte: now }) },
        { $set: { claimedBy: by, dueAt: new Date(now.getTime() + forMs) } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<ClaimedErasure>()
      .exec();
  }

  /** @returns whether this process still has the claim */
  async renew({ _id, claimedBy }: ClaimedErasure, forMs: number): Promise<boolean> {
    return this.change({ _id, claimedBy }, { $set: { dueAt: new Date(Date.now() + forMs) } });
  }

  /** The checkpoint: a participant has nothing left. @returns whether this process still has the claim */
  async noteErased({ _id, claimedBy }: ClaimedErasure, participant: string): Promise<boolean> {
    return this.change({ _id, claimedBy }, { $addToSet: { erased: participant } });
  }

  /** Everything is erased. It is looked for once more at a later time. */
  async settle({ _id, claimedBy }: ClaimedErasure, dueAt: Date): Promise<void> {
    const $set = { state: 'settling', dueAt, erased: [], attempts: 0 };
    await this.change({ _id, claimedBy }, { $set, $unset: { claimedBy: 1, failure: 1 } });
  }

  /** Nothing is left: the tombstone forgets whose it is. */
  async finish({ _id, claimedBy }: ClaimedErasure): Promise<void> {
    const expiresAt = new Date(Date.now() + TOMBSTONE_DAYS * 86_400_000);
    const $set = { state: 'erased', erased: [], attempts: 0, expiresAt };
    await this.change({ _id, claimedBy }, { $set, $unset: { claimedBy: 1, failure: 1, account: 1 } });
  }

  /** An attempt has failed. @param dueAt of the next one; undefined after the last one: it is a dead letter then */
  async fail({ _id, claimedBy }: ClaimedErasure, failure: string, dueAt: Date | undefined): Promise<void> {
    const $set = dueAt ? { failure, dueAt } : { failure, state: 'failed', dueAt: new Date() };
    await this.change({ _id, claimedBy }, { $set, $inc: { attempts: 1 }, $unset: { claimedBy: 1 } });
  }

  /** Gives up a claim without an attempt, because this process stops. */
  async release({ _id, claimedBy }: ClaimedErasure): Promise<void> {
    await this.change({ _id, claimedBy }, { $set: { dueAt: new Date() }, $unset: { claimedBy: 1 } });
  }

  /** Starts dead letters again with all attempts. @param id one of them; all by default. @returns their number */
  async restart(id?: string): Promise<number> {
    const { modifiedCount } = await this.records
      .updateMany(
        { state: 'failed', ...(id !== undefined && { _id: id }) },
        { $set: { state: 'erasing', attempts: 0, dueAt: new Date() } },
      )
      .exec();
    return modifiedCount;
  }

  async find(id: string): Promise<ErasureRecord | null> {
    return this.records.findById(id).lean<ErasureRecord>().exec();
  }

  async count(...states: readonly ErasureState[]): Promise<number> {
    return this.records.countDocuments({ state: anyOf(...states) }).exec();
  }

  /** The erasures in some states, the latest first. */
  list(states: readonly ErasureState[], skip: number, limit: number): Promise<ErasureRecord[]> {
    return this.records
      .find({ state: anyOf(...states) })
      .sort({ dueAt: -1 })
      .skip(skip)
      .limit(limit)
      .lean<ErasureRecord[]>()
      .exec();
  }

  private async change(
    claimed: Pick<ClaimedErasure, '_id' | 'claimedBy'>,
    update: mongoose.UpdateQuery<ErasureRecord>,
  ): Promise<boolean> {
    const { matchedCount } = await this.records.updateOne(claimed, update).exec();
    return matchedCount > 0;
  }
}

/** The id of a tombstone: a digest, because the tombstone outlives the data of the account. */
function tombstoneId(account: string): string {
  return createHash('sha256').update(`tombstone of ${account}`).digest('base64url');
}

function anyOf(...states: readonly ErasureState[]) {
  return mongoose.trusted({ $in: [...states] });
}
