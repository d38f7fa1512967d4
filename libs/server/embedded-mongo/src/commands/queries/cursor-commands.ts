import { isNumber, type BsonArray } from '../../bson/value.js';
import { toWholeNumber } from '../../bson/numbers/number.js';
import { mongoError } from '../../errors/mongo-error.js';
import { CursorReply, okReply } from '../../protocol/reply.js';
import type { Commands } from '../command.js';

/** How long a change stream waits for changes by default. */
const DEFAULT_WAIT_MILLISECONDS = 1000;

/** Manual, "getMore" and "killCursors" */
export const cursorCommands: Commands = {
  getMore: {
    kind: 'local',
    inTransaction: true,
    fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
    run: async (request, { cursors, operation, session, transaction }) => {
      const id = request.required('getMore', request.long('getMore'));
      const cursor = cursors.use(id, transaction ? session?.id : undefined);
      const size = request.count('batchSize');
      const wait = request.count('maxTimeMS') ?? DEFAULT_WAIT_MILLISECONDS;
      const batch = await cursor.nextBatch(
        size === undefined || size === 0 ? Infinity : size,
        operation,
        wait,
      );
      if (batch.isExhausted) cursors.close(id);
      return new CursorReply(
        'nextBatch',
        batch.documents,
        batch.isExhausted ? 0n : id,
        cursor.namespace,
        batch.details,
      );
    },
  },
  killCursors: {
    kind: 'local',
    inTransaction: true,
    fields: ['cursors'],
    run: (request, { cursors }) => {
      const [killed, notFound]: [BsonArray, BsonArray] = [[], []];
      for (const id of request.required('cursors', request.array('cursors'))) {
        const whole = isNumber(id) ? toWholeNumber(id) : undefined;
        if (whole === undefined)
          throw mongoError(
            'TypeMismatch',
            "BSON field 'killCursors.cursors' holds the wrong type, expected type 'long'",
          );
        (cursors.close(whole) ? killed : notFound).push(whole);
      }
      return okReply({
        cursorsKilled: killed,
        cursorsNotFound: notFound,
        cursorsAlive: [],
        cursorsUnknown: [],
      });
    },
  },
};
