/** One pair of the keyspace. Both buffers are the reader's own copies. */
export type Entry = { readonly key: Buffer; readonly value: Buffer };

/** Keys from `low` up to, but not including, `high`. */
export type KeyRange = { readonly low: Buffer; readonly high: Buffer };

/** Whatever the keyspace can be read from: a snapshot, the write in progress, or a transaction's own view. */
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

/** A key as text of one character a byte, whose order is the order of the bytes: a key for JavaScript maps. */
export function keyText(key: Buffer): string {
  return key.toString('latin1');
}

export function keyOfText(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
