import type { BsonDocument } from '../bson/value.js';
import type { MatchDetails } from '../query/predicate.js';

/** Makes of a document what a client asked to see; the details are what the filter found in this document. */
export type Projection = (document: BsonDocument, details: MatchDetails) => BsonDocument;
