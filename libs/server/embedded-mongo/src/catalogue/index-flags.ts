import type { IndexFlags } from './index.js';

const MULTIKEY = 1;
const TRUNCATED = 2;

export function encodeIndexFlags({ multikey, truncated }: IndexFlags): Buffer {
  return Buffer.from([(multikey ? MULTIKEY : 0) | (truncated ? TRUNCATED : 0)]);
}

export function decodeIndexFlags(bytes: Buffer): IndexFlags {
  const bits = bytes[0] ?? 0;
  return { multikey: (bits & MULTIKEY) !== 0, truncated: (bits & TRUNCATED) !== 0 };
}
