/** One key-value pair of the keyspace. The reader owns both buffers. */
export type Entry = { readonly key: Buffer; readonly value: Buffer };

/** Keys from `low` (inclusive) to `high` (exclusive). */
export type KeyRange = { readonly low: Buffer; readonly high: Buffer };

/** A source of keys: a snapshot, the write in progress, or the view of a transaction. */
export type Reader = {
  get(key: Buffer): Buffer | undefined;
  scan(range: KeyRange, reverse?: boolean): Iterable<Entry>;
};

/** The first key after all keys that begin with a prefix. */
export function endOfPrefix(prefix: Buffer): Buffer {
  for (let at = prefix.length - 1; at >= 0; at--) {
    const byte = prefix[at] as number;
    if (byte === 0xff) continue;
    const end = Buffer.from(prefix.subarray(0, at + 1));
    end[at] = byte + 1;
    return end;
  }
  return Buffer.from([0xff]);
}

export function prefixRange(prefix: Buffer): KeyRange {
  return { low: prefix, high: endOfPrefix(prefix) };
}

/** A key as text with one character per byte, in the same order as the bytes: a key for JavaScript maps. */
export function keyText(key: Buffer): string {
  return key.toString('latin1');
}

export function keyOfText(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
