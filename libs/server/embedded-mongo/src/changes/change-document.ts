import { documentOf, type DocumentLiteral } from '../bson/document-literal.js';
import { Timestamp, type BsonDocument } from '../bson/value.js';
import type { ChangeEvent } from './change-event.js';
import { describeUpdate } from './update-description.js';

/** A change as a client sees it (manual, "Change Events"). */
export function changeDocument(
  event: ChangeEvent,
  token: BsonDocument,
  sequence: number,
  wantsFullDocument: boolean,
): BsonDocument {
  const now = new Date();
  const common: DocumentLiteral = {
    _id: token,
    operationType: event.kind,
    clusterTime: new Timestamp({ t: Math.floor(now.getTime() / 1000), i: sequence }),
    wallTime: now,
  };
  if (event.kind === 'dropDatabase') return documentOf({ ...common, ns: { db: event.database } });
  const ns = { db: event.database, coll: event.collection };
  return documentOf({ ...common, ns, ...detailsOf(event, wantsFullDocument) });
}

function detailsOf(
  event: Exclude<ChangeEvent, { kind: 'dropDatabase' }>,
  wantsFullDocument: boolean,
): DocumentLiteral {
  switch (event.kind) {
    case 'insert':
    case 'replace':
      return { documentKey: { _id: event.id }, fullDocument: event.document };
    case 'update':
      return {
        documentKey: { _id: event.id },
        updateDescription: describeUpdate(event.before, event.document),
        fullDocument: wantsFullDocument ? event.document : undefined,
      };
    case 'delete':
      return { documentKey: { _id: event.id } };
    case 'rename':
      return { to: { db: event.to.database, coll: event.to.collection } };
    case 'drop':
      return {};
  }
}

/** The event after which a stream ends, because what it watches is gone. */
export function invalidateDocument(token: BsonDocument, sequence: number): BsonDocument {
  const now = new Date();
  return documentOf({
    _id: token,
    operationType: 'invalidate',
    clusterTime: new Timestamp({ t: Math.floor(now.getTime() / 1000), i: sequence }),
    wallTime: now,
  });
}
