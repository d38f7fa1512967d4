import { documentOf, type DocumentLiteral } from '../bson/document-literal.js';
import type { BsonDocument } from '../bson/value.js';
import type { ChangeEvent } from './change-event.js';
import type { PastChange } from './change-feed.js';
import { resumeTokenOf } from './resume-token.js';
import { describeUpdate } from './update-description.js';

/** A change event in the form that a client receives (manual, "Change Events"). */
export function changeDocument(
  { time, wallTime, event: eventOf }: PastChange,
  wantsFullDocument: boolean,
): BsonDocument {
  const event = eventOf();
  const common: DocumentLiteral = {
    _id: resumeTokenOf(time),
    operationType: event.kind,
    clusterTime: time,
    wallTime,
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

/** The event that ends a stream, because the watched collection or database no longer exists. */
export function invalidateDocument({ time, wallTime }: PastChange): BsonDocument {
  return documentOf({
    _id: resumeTokenOf(time, true),
    operationType: 'invalidate',
    clusterTime: time,
    wallTime,
  });
}
