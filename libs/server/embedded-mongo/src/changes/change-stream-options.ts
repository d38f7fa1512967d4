import { show } from '../bson/show.js';
import { isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';

/** What a change stream watches: everything, one database, or one collection of it. */
export type ChangeStreamOptions = {
  readonly wantsFullDocument: boolean;
  readonly isOfCluster: boolean;
};

const RESUMING = ['resumeAfter', 'startAfter', 'startAtOperationTime'];
const FULL_DOCUMENT = ['default', 'updateLookup', 'whenAvailable', 'required'];

/**
 * Reads `$changeStream` (manual, "$changeStream").
 *
 * @throws MongoError 286 ChangeStreamHistoryLost for any attempt to resume: nothing of the past is kept
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
  };
}

function checkOption(option: string, argument: BsonDocument): void {
  if (RESUMING.includes(option))
    throw mongoError(
      'ChangeStreamHistoryLost',
      'Resume of change stream was not possible, as the resume point may no longer be in the oplog: the embedded server keeps none.',
    );
  if (option === 'fullDocumentBeforeChange' && argument.get(option) === 'off') return;
  if (option === 'showExpandedEvents' && argument.get(option) === false) return;
  if (option === 'fullDocumentBeforeChange' || option === 'showExpandedEvents')
    throw notSupported(`$changeStream option '${option}'`);
  if (option !== 'fullDocument' && option !== 'allChangesForCluster')
    throw mongoError(40415, `BSON field '$changeStream.${option}' is an unknown field.`);
}
