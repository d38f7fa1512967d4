import { documentOf } from '../bson/document-literal.js';
import { decodeDocument } from '../bson/encoding/decode.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { isDocument, type BsonDocument } from '../bson/value.js';
import type { Database } from '../database/database.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import { ALL_SESSIONS, sessionKey } from '../storage/keyspace.js';
import type { Reader } from '../storage/reader.js';
import { SESSION_TIMEOUT_MINUTES } from './session-registry.js';

/**
 * The last retryable write or transaction of a session (manual, "Retryable Writes"). It is part of the commit that it
 * describes, so that a repeated write is not executed again, also after a restart.
 */
export type RetryRecord =
  | { readonly kind: 'write'; readonly number: bigint; readonly reply: BsonDocument }
  | { readonly kind: 'transaction'; readonly number: bigint };

/**
 * Stores the record. That of a write is locked like its documents, so that a repetition waits for the write that it
 * repeats.
 */
export function putRetryRecord(work: UnitOfWork, sessionId: string, record: RetryRecord): void {
  const reply = record.kind === 'write' ? record.reply : undefined;
  const stored = encodeDocument(documentOf({ number: record.number, at: new Date(), reply }));
  if (record.kind === 'write') work.put(sessionKey(sessionId), stored);
  else work.reader.putShared(sessionKey(sessionId), stored);
}

export function retryRecordOf(reader: Reader, sessionId: string): RetryRecord | undefined {
  const bytes = reader.get(sessionKey(sessionId));
  if (!bytes) return undefined;
  const stored = decodeDocument(bytes);
  const number = stored.get('number') as bigint;
  const reply = stored.get('reply');
  return isDocument(reply) ? { kind: 'write', number, reply } : { kind: 'transaction', number };
}

/**
 * The stored reply of a retryable write.
 *
 * @returns undefined for a new write
 * @throws MongoError 225 TransactionTooOld if the session already has a newer transaction number
 */
export function repliedBefore(reader: Reader, sessionId: string, number: bigint): BsonDocument | undefined {
  const record = retryRecordOf(reader, sessionId);
  if (!record || record.number < number) return undefined;
  if (record.number > number) throw tooOld(number, record.number);
  if (record.kind === 'write') return record.reply;
  throw mongoError(
    'TransactionTooOld',
    `Retryable write with txnNumber ${number} is prohibited on a session that has used the number for a transaction`,
  );
}

/** @throws MongoError 225 TransactionTooOld if a number is not greater than the last one of its session */
export function requireNewNumber(reader: Reader, sessionId: string, number: bigint): void {
  const record = retryRecordOf(reader, sessionId);
  if (record && record.number >= number) throw tooOld(number, record.number);
}

function tooOld(number: bigint, last: bigint) {
  return mongoError(
    'TransactionTooOld',
    `Cannot start transaction ${number} on session because a newer retryable write or transaction with txnNumber ${last} has already started on this session.`,
  );
}

/** Deletes the records of expired sessions. */
export function expireRetryRecords(database: Database): Promise<void> {
  const limit = Date.now() - SESSION_TIMEOUT_MINUTES * 60_000;
  return database.write(({ reader }) => {
    for (const { key, value } of [...reader.scan(ALL_SESSIONS)]) {
      const at = decodeDocument(value).get('at');
      if (at instanceof Date && at.getTime() < limit) reader.delete(key);
    }
  });
}
