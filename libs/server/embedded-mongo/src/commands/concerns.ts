import { documentOf } from '../bson/document-literal.js';
import { toNumber } from '../bson/number.js';
import { isNumber, type BsonDocument } from '../bson/value.js';
import { ERROR_CODES } from '../errors/error-codes.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import type { CommandRequest } from './command-request.js';

const READ_LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

/**
 * Checks the read concern of a command (manual, "Read Concern"). A set of one has committed whatever it can read; only
 * a snapshot that lasts for several commands exists in transactions alone.
 */
export function checkReadConcern(request: CommandRequest, inTransaction: boolean): void {
  const level = request.document('readConcern')?.get('level');
  if (level === undefined) return;
  if (typeof level !== 'string' || !READ_LEVELS.includes(level))
    throw mongoError(
      'FailedToParse',
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (level === 'snapshot' && !inTransaction)
    throw notSupported("read concern 'snapshot' outside of a transaction");
}

/** Refuses an API version other than 1 (manual, "Stable API"). */
export function checkApiVersion(request: CommandRequest): void {
  const version = request.get('apiVersion');
  if (version !== undefined && version !== '1')
    throw mongoError('APIVersionError', `API version must be "1"`);
}

/**
 * What is said beside the reply when a write concern cannot be met (manual, "Write Concern"): the write is done, but a
 * set of one has nobody else to tell.
 */
export function writeConcernErrorOf(request: CommandRequest): BsonDocument | undefined {
  const w = request.document('writeConcern')?.get('w');
  if (isNumber(w) && toNumber(w) > 1)
    return documentOf({
      code: ERROR_CODES.UnsatisfiableWriteConcern,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
    });
  if (typeof w === 'string' && w !== 'majority')
    return documentOf({
      code: ERROR_CODES.UnknownReplWriteConcern,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${w}' found in replica set configuration`,
    });
  return undefined;
}
