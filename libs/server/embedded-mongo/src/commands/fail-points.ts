import { toNumber } from '../bson/numbers/number.js';
import { isArray, isDocument, isNumber, type BsonDocument, type Maybe } from '../bson/value.js';
import { mongoError, MongoError } from '../errors/mongo-error.js';

/** Closes the connection without a reply. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection';
}

/** The effect of a fail point on one command. */
export type Failure = {
  readonly blockMilliseconds: number;
  readonly closesConnection: boolean;
  readonly error: MongoError | undefined;
  readonly writeConcernError: BsonDocument | undefined;
  readonly labels: readonly string[] | undefined;
};

/** Codes after which a client may retry the whole transaction (manual, "TransientTransactionError"). */
const TRANSIENT = [24, 112, 244, 246, 251, 267];
const NOT_PRIMARY = [6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436];

type FailPoint = { readonly name: string; times: number; readonly data: BsonDocument };

/**
 * Injected faults, with which drivers and applications test their error handling (driver specifications,
 * "failCommand").
 */
export class FailPoints {
  private active: FailPoint | undefined;

  /** @throws MongoError 2 BadValue for an unknown fail point */
  configure(name: string, mode: Maybe, data: BsonDocument | undefined): void {
    if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')
      throw mongoError('BadValue', `fail point '${name}' is not supported by the embedded server`);
    this.active = mode === 'off' ? undefined : { name, times: timesOf(mode), data: data ?? new Map() };
  }

  /** The fault for a command, if a fail point is active. */
  failureOf(command: string, inTransaction: boolean): Failure | undefined {
    const point = this.active;
    if (point?.name !== 'failCommand' || point.times === 0 || point.data.has('appName')) return undefined;
    const commands = point.data.get('failCommands');
    if (!isArray(commands) || !commands.includes(command)) return undefined;
    point.times -= 1;
    return readFailure(point.data, command, inTransaction);
  }

  /** The fault for a retryable write, if one is active: an error code before the commit, or a lost reply after it. */
  retryableWriteFailure():
    { readonly code: number | undefined; readonly closesConnection: boolean } | undefined {
    const point = this.active;
    if (point?.name !== 'onPrimaryTransactionalWrite' || point.times === 0) return undefined;
    point.times -= 1;
    const code = point.data.get('failBeforeCommitExceptionCode');
    return {
      code: isNumber(code) ? toNumber(code) : undefined,
      closesConnection: point.data.get('closeConnection') !== false,
    };
  }
}

function timesOf(mode: Maybe): number {
  const times = isDocument(mode) ? mode.get('times') : undefined;
  return isNumber(times) ? toNumber(times) : Infinity;
}

function readFailure(data: BsonDocument, command: string, inTransaction: boolean): Failure {
  const [code, labels, wait] = [data.get('errorCode'), data.get('errorLabels'), data.get('blockTimeMS')];
  const named = isArray(labels) ? labels.map(String) : undefined;
  const writeConcernError = data.get('writeConcernError');
  return {
    blockMilliseconds: data.get('blockConnection') === true && isNumber(wait) ? toNumber(wait) : 0,
    closesConnection: data.get('closeConnection') === true,
    error: isNumber(code)
      ? failureError(toNumber(code), named ?? defaultLabels(toNumber(code), command, inTransaction))
      : undefined,
    writeConcernError: isDocument(writeConcernError) ? writeConcernError : undefined,
    labels: named,
  };
}

function failureError(code: number, labels: readonly string[]): MongoError {
  return new MongoError(code, `Failing command via 'failCommand' failpoint`, {}, labels);
}

function defaultLabels(code: number, command: string, inTransaction: boolean): readonly string[] {
  if (!inTransaction) return [];
  const transient =
    TRANSIENT.includes(code) || (command !== 'commitTransaction' && NOT_PRIMARY.includes(code));
  return transient ? ['TransientTransactionError'] : [];
}
