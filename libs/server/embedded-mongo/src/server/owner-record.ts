import { documentOf } from '../bson/document-literal.js';
import { decodeDocument } from '../bson/encoding/decode.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import type { BsonDocument } from '../bson/value.js';
import type { ProcessIdentity } from './process-identity.js';
import type { ServerAddress } from './listen-address.js';

/** The owner of a data folder, as stored in the data itself. */
export type OwnerRecord = {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  readonly replicaSet: string | undefined;
  /** The identity of the data file, so that a copy is not mistaken for the original. */
  readonly file: string | undefined;
  readonly process: ProcessIdentity;
  /** Set after the server listens. */
  readonly address: ServerAddress | undefined;
};

export function encodeOwner({ address, process: { boot, started }, ...owner }: OwnerRecord): Buffer {
  return encodeDocument(
    documentOf({ ...owner, boot, started, address: address && documentOf({ ...address }) }),
  );
}

export function decodeOwner(bytes: Buffer): OwnerRecord {
  const stored = decodeDocument(bytes);
  const address = stored.get('address') as BsonDocument | undefined;
  return {
    token: String(stored.get('token')),
    pid: Number(stored.get('pid')),
    host: String(stored.get('host')),
    replicaSet: textOf(stored, 'replicaSet'),
    file: textOf(stored, 'file'),
    process: { boot: textOf(stored, 'boot'), started: textOf(stored, 'started') },
    address: address && decodeAddress(address),
  };
}

function textOf(stored: BsonDocument, field: string): string | undefined {
  const value = stored.get(field);
  return typeof value === 'string' ? value : undefined;
}

function decodeAddress(address: BsonDocument): ServerAddress {
  return address.get('kind') === 'tcp'
    ? { kind: 'tcp', host: String(address.get('host')), port: Number(address.get('port')) }
    : { kind: 'socket', path: String(address.get('path')) };
}
