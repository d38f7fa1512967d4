import { IMPORT_LIMITS, type FiledEntry, type FiledVersion } from '@word-unfolded/contracts';

/**
 * Entries in the portions in which the server takes them. A history that is longer than a portion goes on in the next, under the
 * same key: what the server has already it does not take twice.
 */
export function* importPortions(entries: Iterable<FiledEntry>): Generator<FiledEntry[]> {
  let portion: FiledEntry[] = [];
  let bytes = 0;
  for (const entry of entries)
    for (const part of inParts(entry)) {
      const size = bytesOf(part);
      if (
        portion.length > 0 &&
        (bytes + size > IMPORT_LIMITS.bytes || portion.length >= IMPORT_LIMITS.entries)
      ) {
        yield portion;
        portion = [];
        bytes = 0;
      }
      portion.push(part);
      bytes += size;
    }
  if (portion.length > 0) yield portion;
}

/** An entry with as much of its history as fits beside it, the latest first; what is left goes with the bare entry. */
function inParts(entry: FiledEntry): FiledEntry[] {
  const bare: FiledEntry = { ...entry, generatedContent: [], conflict: null, history: [] };
  const bareBytes = bytesOf(bare);
  const parts: FiledVersion[][] = [[]];
  let bytes = bytesOf({ ...entry, history: [] });
  for (const version of [...entry.history].sort((one, other) => other.number - one.number)) {
    const size = bytesOf(version);
    if (bytes + size > IMPORT_LIMITS.bytes) {
      parts.push([]);
      bytes = bareBytes;
    }
    parts.at(-1)!.push(version);
    bytes += size;
  }
  return parts.map((history, place) => ({ ...(place === 0 ? entry : bare), history }));
}

const encoder = new TextEncoder();

function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length + 1;
}
