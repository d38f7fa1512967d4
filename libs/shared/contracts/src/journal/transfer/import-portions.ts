import type { FiledEntry, FiledVersion } from './filed-entry.js';
import { IMPORT_LIMITS } from './import-journal.js';

/**
 * Splits entries into the portions that the server accepts. A history longer than one portion continues in the next
 * under the same key; the server skips versions that it already has.
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

/** An entry with as many versions as fit, the latest first; the rest follow with the bare entry. */
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

/** The bytes of a value as JSON in UTF-8, plus the comma after it. */
function bytesOf(value: unknown): number {
  let bytes = 1;
  for (const sign of JSON.stringify(value)) {
    const point = sign.codePointAt(0)!;
    if (point < 0x80) bytes += 1;
    else if (point < 0x800) bytes += 2;
    else bytes += point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
