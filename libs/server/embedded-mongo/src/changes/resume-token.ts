import { randomBytes } from 'node:crypto';
import { documentOf } from '../bson/document-literal.js';
import { Timestamp, isDocument, type BsonDocument, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';

const INVALIDATE = '01';
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{8})(0[01])([0-9a-f]{8})$/;
/** The history ends with the process. A token of another process refers to a lost history. */
const PROCESS = randomBytes(4).toString('hex');

/** A position in the history (manual, "Resume Tokens"): the time of an event, or a time without an event. */
export function resumeTokenOf({ t, i }: Timestamp, isInvalidate = false): BsonDocument {
  const hex = (number: number) => number.toString(16).padStart(8, '0');
  return documentOf({ _data: hex(t) + hex(i) + (isInvalidate ? INVALIDATE : '00') + PROCESS });
}

/** @throws MongoError 260 InvalidResumeToken, 286 ChangeStreamHistoryLost for a token of another process */
export function readResumeToken(token: Maybe): { readonly time: Timestamp; readonly isInvalidate: boolean } {
  const data = isDocument(token) ? token.get('_data') : undefined;
  const parts = typeof data === 'string' ? TOKEN.exec(data) : null;
  if (!parts) throw mongoError('InvalidResumeToken', 'the resume token is not one of this server');
  const [, t, i, kind, ofProcess] = parts as unknown as [string, string, string, string, string];
  if (ofProcess !== PROCESS)
    throw mongoError(
      'ChangeStreamHistoryLost',
      'Resume of change stream was not possible, as the server has started again since.',
    );
  return {
    time: new Timestamp({ t: parseInt(t, 16), i: parseInt(i, 16) }),
    isInvalidate: kind === INVALIDATE,
  };
}
