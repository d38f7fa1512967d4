import { show } from '../bson/show.js';
import { isDocument, Timestamp, type BsonDocument, type BsonValue } from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import { positionOf } from './cluster-clock.js';
import { readResumeToken } from './resume-token.js';

/** The scope of a change stream: everything, one database, or one collection. */
export type ChangeStreamOptions = {
  readonly wantsFullDocument: boolean;
  readonly isOfCluster: boolean;
  /** The stream starts after this position. If undefined, it starts now. */
  readonly behind: bigint | undefined;
};

const STARTS = ['resumeAfter', 'startAfter', 'startAtOperationTime'] as const;
const FULL_DOCUMENT = ['default', 'updateLookup', 'whenAvailable', 'required'];

/**
 * Parses `$changeStream` (manual, "$changeStream").
 *
 * @throws MongoError 260 InvalidResumeToken, 40674 for more than one start position
 */
export function readChangeStreamOptions(argument: BsonValue): ChangeStreamOptions {
  if (!isDocument(argument))
    throw mongoError('FailedToParse', 'the $changeStream stage must be specified as an object');
  for (const option of argument.keys()) checkOption(option, argument);
  const fullDocument = argument.get('fullDocument') ?? 'default';
  if (typeof fullDocument !== 'string' || !FULL_DOCUMENT.includes(fullDocument))
    throw mongoError(
      'BadValue',
      `Enumeration value ${show(fullDocument)} for field '$changeStream.fullDocument' is not a valid value.`,
    );
  if (fullDocument === 'required') throw notSupported("fullDocument 'required'");
  return {
    wantsFullDocument: fullDocument !== 'default',
    isOfCluster: argument.get('allChangesForCluster') === true,
    behind: readStart(argument),
  };
}

function readStart(argument: BsonDocument): bigint | undefined {
  const [start, second] = STARTS.filter((name) => argument.has(name));
  if (second !== undefined)
    throw mongoError(
      40674,
      "Only one type of resume option is allowed, but multiple were found: 'resumeAfter', 'startAfter' and 'startAtOperationTime'",
    );
  if (start === undefined) return undefined;
  const value = argument.get(start);
  if (start === 'startAtOperationTime') {
    if (value instanceof Timestamp) return positionOf(value) - 1n;
    throw mongoError(
      'TypeMismatch',
      "BSON field '$changeStream.startAtOperationTime' is the wrong type, expected type 'timestamp'",
    );
  }
  const { time, isInvalidate } = readResumeToken(value);
  if (isInvalidate && start === 'resumeAfter')
    throw mongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  return positionOf(time);
}

function checkOption(option: string, argument: BsonDocument): void {
  if (STARTS.some((name) => name === option)) return;
  if (option === 'fullDocumentBeforeChange' && argument.get(option) === 'off') return;
  if (option === 'showExpandedEvents' && argument.get(option) === false) return;
  if (option === 'fullDocumentBeforeChange' || option === 'showExpandedEvents')
    throw notSupported(`$changeStream option '${option}'`);
  if (option !== 'fullDocument' && option !== 'allChangesForCluster')
    throw mongoError(40415, `BSON field '$changeStream.${option}' is an unknown field.`);
}
