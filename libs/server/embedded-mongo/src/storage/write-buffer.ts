import type { CommitWriter } from './ordered-store.js';
import { keyOfText, keyText, type Entry, type KeyRange, type Reader } from './reader.js';

/** Uncommitted writes on top of a reader. Reads through it see its own writes. Discarding it undoes them. */
export class WriteBuffer implements Reader {
  /** null means a deleted key. */
  private readonly writes = new Map<string, Buffer | null>();
  private sorted: string[] = [];
  private unsorted: string[] = [];

  /** @param claim called before each write; throws if another writer has locked the key */
  constructor(
    private readonly base: Reader,
    private readonly claim: (key: Buffer) => void,
  ) {}

  get writtenKeys(): Iterable<string> {
    return this.writes.keys();
  }

  get isEmpty(): boolean {
    return this.writes.size === 0;
  }

  get(key: Buffer): Buffer | undefined {
    const written = this.writes.size > 0 ? this.writes.get(keyText(key)) : undefined;
    return written === undefined ? this.base.get(key) : (written ?? undefined);
  }

  put(key: Buffer, value: Buffer): void {
    this.claim(key);
    this.write(keyText(key), value);
  }

  /** Writes a value that is the same for all writers, so no lock is needed. */
  putShared(key: Buffer, value: Buffer): void {
    this.write(keyText(key), value);
  }

  delete(key: Buffer): void {
    this.claim(key);
    this.write(keyText(key), null);
  }

  applyTo(writer: CommitWriter): void {
    for (const [key, value] of this.writes) {
      if (value === null) writer.delete(keyOfText(key));
      else writer.put(keyOfText(key), value);
    }
  }

  scan(range: KeyRange, reverse = false): Iterable<Entry> {
    const own = this.ownKeys(range);
    if (own.length === 0) return this.base.scan(range, reverse);
    return this.merge(reverse ? own.reverse() : own, range, reverse);
  }

  private write(key: string, value: Buffer | null): void {
    if (!this.writes.has(key)) this.unsorted.push(key);
    this.writes.set(key, value);
  }

  private *merge(own: readonly string[], range: KeyRange, reverse: boolean): Iterable<Entry> {
    let next = 0;
    for (const entry of this.base.scan(range, reverse)) {
      const key = keyText(entry.key);
      while (next < own.length && isBefore(own[next] as string, key, reverse))
        yield* this.ownEntry(own[next++] as string);
      if (own[next] === key) yield* this.ownEntry(own[next++] as string);
      else yield entry;
    }
    while (next < own.length) yield* this.ownEntry(own[next++] as string);
  }

  private ownEntry(key: string): Entry[] {
    const value = this.writes.get(key);
    return value ? [{ key: keyOfText(key), value }] : [];
  }

  private ownKeys({ low, high }: KeyRange): string[] {
    this.sortKeys();
    return this.sorted.slice(
      firstAtLeast(this.sorted, keyText(low)),
      firstAtLeast(this.sorted, keyText(high)),
    );
  }

  /** Sorts before a scan and not after every write, because most writers never scan. */
  private sortKeys(): void {
    if (this.unsorted.length === 0) return;
    const added = this.unsorted.sort(compareTexts);
    this.unsorted = [];
    this.sorted = this.sorted.length === 0 ? added : mergeSorted(this.sorted, added);
  }
}

function isBefore(left: string, right: string, reverse: boolean): boolean {
  return reverse ? left > right : left < right;
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function mergeSorted(left: readonly string[], right: readonly string[]): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const key of right) {
    while (at < left.length && (left[at] as string) < key) merged.push(left[at++] as string);
    merged.push(key);
  }
  return at < left.length ? merged.concat(left.slice(at)) : merged;
}

function firstAtLeast(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
