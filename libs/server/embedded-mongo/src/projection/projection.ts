import type { BsonDocument } from '../bson/value.js';
import type { MatchDetails } from '../query/predicate.js';

/** Transforms a document for the client. The details describe the filter's match in this document. */
export type Projection = (document: BsonDocument, details: MatchDetails) => BsonDocument;
