import { BSON } from 'bson';
import { mongoError } from '../../errors/mongo-error.js';
import type { BsonDocument } from '../value.js';

/** Maximum size of a user's document, in bytes (manual, "Limits: BSON Document Size"). */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Encodes a document as BSON. The encoder's buffer is 17 MB, so that a slightly too large document can still be
 * measured and rejected by the rule that applies to it.
 *
 * @throws MongoError 10334 BSONObjectTooLarge if it does not fit into any message
 */
export function encodeDocument(document: BsonDocument): Buffer {
  try {
    const bytes = BSON.serialize(document, { ignoreUndefined: true });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (error instanceof RangeError) throw mongoError('BSONObjectTooLarge', 'document is larger than 16 MB');
    throw error;
  }
}
