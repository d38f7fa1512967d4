import { documentOf } from '../bson/document-literal.js';
import { toNumber } from '../bson/numbers/number.js';
import { show } from '../bson/show.js';
import { positionOf, type ClusterClock } from '../changes/cluster-clock.js';
import { isDocument, isNumber, Timestamp, type BsonDocument, type Maybe } from '../bson/value.js';
import { ERROR_CODES } from '../errors/error-codes.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import type { CommandRequest } from './command-request.js';

const READ_LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

/**
 * Validates the read concern of a command (manual, "Read Concern"). In a replica set with one member all readable data
 * is committed. Only transactions have a snapshot that lasts for several commands.
 */
export function checkReadConcern(request: CommandRequest, inTransaction: boolean, clock: ClusterClock): void {
  const concern = request.document('readConcern');
  if (!concern) return;
  checkAfterClusterTime(concern.get('afterClusterTime'), clock);
  if (concern.has('atClusterTime')) throw notSupported("read concern 'atClusterTime'");
  const level = concern.get('level');
  if (level === undefined) return;
  if (typeof level !== 'string' || !READ_LEVELS.includes(level))
    throw mongoError(
      'FailedToParse',
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (level === 'snapshot' && !inTransaction)
    throw notSupported("read concern 'snapshot' outside of a transaction");
}

/**
 * Validates `afterClusterTime` (manual, "Causal Consistency"). In a replica set with one member all times that the
 * server has sent are already readable, so no wait is needed. A time in the future is an error.
 */
function checkAfterClusterTime(time: Maybe, clock: ClusterClock): void {
  if (time === undefined) return;
  if (!(time instanceof Timestamp))
    throw mongoError(
      'TypeMismatch',
      "BSON field 'readConcern.afterClusterTime' is the wrong type, expected 'timestamp'",
    );
  if (positionOf(time) > positionOf(clock.latest))
    throw mongoError(
      'InvalidOptions',
      'readConcern afterClusterTime value must not be greater than the current clusterTime.',
    );
}

/** Rejects an API version other than 1 (manual, "Stable API"). */
export function checkApiVersion(request: CommandRequest): void {
  const version = request.get('apiVersion');
  if (version !== undefined && version !== '1')
    throw mongoError('APIVersionError', `API version must be "1"`);
}

/** Manual, "Write Concern: w Option" */
const MOST_MEMBERS = 50;

function writeConcernOf(request: CommandRequest): Maybe {
  return request.document('writeConcern')?.get('w');
}

/**
 * Validates the write concern of a command before anything is written.
 *
 * @throws MongoError 9 FailedToParse for a malformed one, 2 BadValue for one that needs a real replica set
 */
export function checkWriteConcern(request: CommandRequest, replicaSet: string | undefined): void {
  const w = writeConcernOf(request);
  if (w === undefined || w === null) return;
  if (!isNumber(w) && typeof w !== 'string' && !isDocument(w))
    throw mongoError('FailedToParse', 'w has to be a number, string, or object');
  if (isNumber(w) && !(toNumber(w) >= 0 && toNumber(w) <= MOST_MEMBERS))
    throw mongoError('FailedToParse', 'w has to be a non-negative number and not greater than 50');
  if (replicaSet !== undefined || w === 'majority') return;
  if (isNumber(w) && toNumber(w) > 1)
    throw mongoError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  if (!isNumber(w))
    throw mongoError('BadValue', `cannot use non-majority 'w' mode ${show(w)} when a host is not replicated`);
}

/**
 * The write concern error in a reply (manual, "Write Concern"): the write is done, but the replica set has no other
 * member that could acknowledge it.
 */
export function writeConcernErrorOf(request: CommandRequest): BsonDocument | undefined {
  const w = writeConcernOf(request);
  if (isNumber(w) && toNumber(w) > 1)
    return documentOf({
      code: ERROR_CODES.UnsatisfiableWriteConcern,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
    });
  if (isDocument(w) || (typeof w === 'string' && w !== 'majority'))
    return documentOf({
      code: ERROR_CODES.UnknownReplWriteConcern,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${typeof w === 'string' ? w : show(w)}' found in replica set configuration`,
    });
  return undefined;
}
