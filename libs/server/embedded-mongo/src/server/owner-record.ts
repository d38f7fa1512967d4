import { documentOf } from '../bson/document-literal.js';
import { decodeDocument } from '../bson/decode.js';
import { encodeDocument } from '../bson/encode.js';
import type { BsonDocument } from '../bson/value.js';
import type { ServerAddress } from './listen-address.js';

/** Who owns a data folder, as it is written in the data itself. */
export type OwnerRecord = {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  readonly replicaSet: string | undefined;
  /** Once it listens. */
  readonly address: ServerAddress | undefined;
};

export function encodeOwner({ address, ...owner }: OwnerRecord): Buffer {
  return encodeDocument(documentOf({ ...owner, address: address && documentOf({ ...address }) }));
}

export function decodeOwner(bytes: Buffer): OwnerRecord {
  const stored = decodeDocument(bytes);
  const address = stored.get('address') as BsonDocument | undefined;
  const replicaSet = stored.get('replicaSet');
  return {
    token: String(stored.get('token')),
    pid: Number(stored.get('pid')),
    host: String(stored.get('host')),
    replicaSet: typeof replicaSet === 'string' ? replicaSet : undefined,
    address: address && decodeAddress(address),
  };
}

function decodeAddress(address: BsonDocument): ServerAddress {
  return address.get('kind') === 'tcp'
    ? { kind: 'tcp', host: String(address.get('host')), port: Number(address.get('port')) }
    : { kind: 'socket', path: String(address.get('path')) };
}
