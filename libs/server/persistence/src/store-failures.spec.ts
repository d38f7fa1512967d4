import { AppError } from '@word-unfolded/contracts';
import { storeFailureOf } from './store-failures.js';

/** An error as the MongoDB driver throws it. */
const thrown = (name: string, details: object = {}) => Object.assign(new Error('away'), { name, ...details });

describe('the application error for a database failure', () => {
  it.each([
    ['a full disk', thrown('MongoServerError', { code: 14031 }), 'STORAGE_FULL'],
    ['a command that was not sent', thrown('MongoServerSelectionError'), 'SERVICE_UNAVAILABLE'],
    [
      'a command before the database was opened',
      Object.assign(thrown('MongooseError'), {
        message:
          'Cannot call `posts.find()` before initial connection is complete if `bufferCommands = false`.',
      }),
      'SERVICE_UNAVAILABLE',
    ],
    ['a transaction that the server lost', thrown('MongoServerError', { code: 251 }), 'SERVICE_UNAVAILABLE'],
    ['a connection that broke', thrown('MongoNetworkError'), 'OUTCOME_UNKNOWN'],
    ['a command when the heartbeats stay unanswered', thrown('PoolClearedOnNetworkError'), 'OUTCOME_UNKNOWN'],
    ['a cursor that a restarted server forgot', thrown('MongoServerError', { code: 43 }), 'OUTCOME_UNKNOWN'],
    ['a command that a shutdown interrupted', thrown('MongoServerError', { code: 11601 }), 'OUTCOME_UNKNOWN'],
    ['a response that is none', thrown('MongoUnexpectedServerResponseError'), 'OUTCOME_UNKNOWN'],
    [
      'any write that the driver may repeat',
      thrown('MongoServerError', { code: 424242, errorLabels: ['RetryableWriteError'] }),
      'OUTCOME_UNKNOWN',
    ],
    ['a command that took too long', thrown('MongoServerError', { code: 50 }), 'SERVICE_TIMEOUT'],
  ])('is named for %s, also within another error', (_, error, code) => {
    for (const wrapped of [error, AppError.with('CONTACT_FAILED', {}, { cause: error })])
      expect(storeFailureOf(wrapped)).toMatchObject({ code });
  });

  it('is none for a defect, a broken rule of the database or an error of the reader', () => {
    const errors = [
      new TypeError('x is undefined'),
      thrown('MongoServerError', { code: 11000 }),
      AppError.of('ACCOUNT_NOT_FOUND'),
    ];
    for (const error of errors) expect(storeFailureOf(error)).toBe(error);
  });
});
