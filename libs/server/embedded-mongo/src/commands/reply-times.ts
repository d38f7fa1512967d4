import { documentOf } from '../bson/document-literal.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { Binary, isDocument, Timestamp } from '../bson/value.js';
import { positionOf, type ClusterClock } from '../changes/cluster-clock.js';
import { fieldsOf } from '../protocol/reply.js';
import type { CommandRequest } from './command-request.js';

/** A replica set without keys signs nothing (manual, "$clusterTime"). */
const SIGNATURE = documentOf({ hash: new Binary(Buffer.alloc(20)), keyId: 0n });

/**
 * The time fields of every reply of a replica set, encoded: `operationTime` and `$clusterTime`. The same buffer is
 * reused for each time, so the caller must copy the bytes before the next call.
 */
export class ReplyTimes {
  private readonly encoded: Buffer;
  private readonly places: readonly [number, number];
  private time: Timestamp;

  constructor(private readonly clock: ClusterClock) {
    const { latest } = clock;
    const times = { operationTime: latest, $clusterTime: { clusterTime: latest, signature: SIGNATURE } };
    this.time = latest;
    this.encoded = Buffer.from(fieldsOf(encodeDocument(documentOf(times))));
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(positionOf(latest));
    this.places = [this.encoded.indexOf(bytes), this.encoded.lastIndexOf(bytes)];
  }

  get fields(): Buffer {
    const { latest } = this.clock;
    if (this.time !== latest)
      for (const place of this.places) this.encoded.writeBigUInt64LE(positionOf(latest), place);
    this.time = latest;
    return this.encoded;
  }
}

/** The cluster time that a client sends. It may come from any member of the set. */
export function advanceToClientTime(request: CommandRequest, clock: ClusterClock): void {
  const sent = request.get('$clusterTime');
  const time = isDocument(sent) ? sent.get('clusterTime') : undefined;
  if (time instanceof Timestamp) clock.advanceTo(time);
}
