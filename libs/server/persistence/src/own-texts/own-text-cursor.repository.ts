import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { retryIfDuplicate } from '../unit-of-work.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { OwnedRepository } from '../owned-repository.js';
import type { OwnerId } from '../owner.js';
import { ownTextCursorModel, type OwnTextCursor } from './own-text.schema.js';

/** Stores how far the texts of a reader have been indexed. */
@Injectable()
export class OwnTextCursorRepository extends OwnedRepository<OwnTextCursor> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(ownTextCursorModel(connection));
  }

  /** The cursor of a kind; an empty text before the first. */
  async read(ownerId: OwnerId, kind: string): Promise<string> {
    return (await this.findOne(ownerId, { kind }))?.cursor ?? '';
  }

  async write(ownerId: OwnerId, kind: string, cursor: string): Promise<void> {
    await retryIfDuplicate(() => this.updateOne(ownerId, { kind }, { $set: { cursor } }, { upsert: true }));
  }
}
