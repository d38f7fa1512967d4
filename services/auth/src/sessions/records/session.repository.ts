import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { sessionModel, type SessionRecord } from './session.schema.js';

/** Most sessions of one reader: one more ends the least recently used. */
const SESSIONS_AT_MOST = 50;

export type NewSession = Omit<SessionRecord, '_id' | 'ownerId'>;

/** The fields that change with the secret of a session. */
export type Rotation = Pick<
  SessionRecord,
  | 'secretDigest'
  | 'previousDigest'
  | 'handover'
  | 'rotatedAt'
  | 'lastUsedAt'
  | 'address'
  | 'markDigest'
  | 'agentDigest'
  | 'replaysPrevious'
>;

/** Stores sessions. An expired one counts as missing, even before MongoDB has deleted it. */
@Injectable()
export class SessionRepository extends OwnedRepository<SessionRecord> {
  private readonly sessions: Model<SessionRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const sessions = sessionModel(connection);
    super(sessions);
    this.sessions = sessions;
  }

  open(ownerId: OwnerId, session: NewSession): Promise<SessionRecord> {
    return this.insert(ownerId, { _id: new Types.ObjectId(), ...session });
  }

  /** The session that a cookie names. It identifies its owner, so no owner scopes this query. */
  async ofCookie(sessionId: string, now: Date): Promise<SessionRecord | null> {
    return this.sessions
      .findOne({ _id: sessionId, expiresAt: mongoose.trusted({ $gt: now }) })
      .lean<SessionRecord>()
      .exec();
  }

  /** Sets the next secret of a session. @returns null when another call was faster, or the session has ended */
  rotate(ownerId: OwnerId, session: SessionRecord, rotation: Rotation): Promise<SessionRecord | null> {
    const { _id, secretDigest } = session;
    return this.updateOne(ownerId, { _id, secretDigest }, { $set: rotation });
  }

  byId(ownerId: OwnerId, sessionId: string, now: Date): Promise<SessionRecord | null> {
    return this.findOne(ownerId, { _id: sessionId, expiresAt: mongoose.trusted({ $gt: now }) });
  }

  /** @returns whether the session exists */
  async noteConfirmed(ownerId: OwnerId, sessionId: string, confirmedAt: Date): Promise<boolean> {
    const filter = { _id: sessionId, expiresAt: mongoose.trusted({ $gt: confirmedAt }) };
    return (await this.updateOne(ownerId, filter, { $set: { confirmedAt } })) !== null;
  }

  /** The latest used first. */
  all(ownerId: OwnerId, now: Date): Promise<SessionRecord[]> {
    return this.findMany(
      ownerId,
      { expiresAt: mongoose.trusted({ $gt: now }) },
      { sort: { lastUsedAt: -1 }, limit: SESSIONS_AT_MOST },
    );
  }

  /** The least recently used sessions above the limit of a reader. */
  surplus(ownerId: OwnerId): Promise<SessionRecord[]> {
    return this.findMany(ownerId, {}, { sort: { lastUsedAt: -1 }, skip: SESSIONS_AT_MOST, limit: 1_000 });
  }

  async remove(ownerId: OwnerId, sessionIds: readonly string[]): Promise<number> {
    const ids = sessionIds.map((id) => new Types.ObjectId(id));
    return this.deleteMany(ownerId, { _id: mongoose.trusted({ $in: ids }) });
  }
}
