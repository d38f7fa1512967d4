import { BSON } from 'bson';
import { mongoError } from '../errors/mongo-error.js';
import type { BsonDocument } from './value.js';

/** Largest document of a user, in bytes (manual, "Limits: BSON Document Size"). */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * A document as BSON. The encoder's own buffer is 17 MB, so what is slightly too large is measured and refused by the
 * rule that applies to it.
 *
 * @throws MongoError 10334 BSONObjectTooLarge when it does not fit into any message
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
