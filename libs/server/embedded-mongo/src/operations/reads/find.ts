import { encodeDocument } from '../../bson/encoding/encode.js';
import type { BsonDocument } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { ReadView } from '../../database/unit-of-work.js';
import { mapStream, type StreamStage } from '../../stage-stream/stage-stream.js';
import { isPositional, parseFindProjection } from '../../projection/find-projection.js';
import { projectedFields } from '../../projection/projected-fields.js';
import { findRows, type RowQuery } from './find-rows.js';
import type { Operation } from '../operation.js';

export type FindQuery = RowQuery & { readonly projection?: BsonDocument | undefined };

/** The documents of a query as BSON: as stored, or transformed by a projection. */
export function findDocuments(
  view: ReadView,
  collection: Collection,
  query: FindQuery,
  operation: Operation,
): StreamStage<Buffer> {
  const projection = parseFindProjection(query.projection, query.expressions, query.filter);
  const rows = findRows(
    view,
    collection,
    { ...query, needsDetails: isPositional(query.projection), fields: projectedFields(query.projection) },
    operation,
  );
  return mapStream(rows, (row) => {
    if (!projection) return row.bytes;
    return encodeDocument(projection(row.document, row.details));
  });
}
