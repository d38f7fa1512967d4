import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { auditModel, type AuditRecord } from './audit.schema.js';

/** Entries of one export: as many as fit into one message. */
const HISTORY_AT_MOST = 4_000;

/** Stores the audit log. */
@Injectable()
export class AuditRepository extends OwnedRepository<AuditRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(auditModel(connection));
  }

  async add(ownerId: OwnerId, entry: Omit<AuditRecord, 'ownerId'>): Promise<void> {
    await this.insert(ownerId, entry);
  }

  /** The latest first. */
  history(ownerId: OwnerId, atMost = HISTORY_AT_MOST): Promise<AuditRecord[]> {
    return this.findMany(ownerId, {}, { sort: { at: -1 }, limit: atMost });
  }
}
