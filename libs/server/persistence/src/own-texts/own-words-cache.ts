import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { LRUCache } from 'lru-cache';
import { AsyncResource } from 'node:async_hooks';
import type { OwnerId } from '../owner.js';
import type { OwnResult } from './own-search.js';
import { OwnWordIndex, type IndexedWords } from './own-word-index.js';

/** An index in memory, and how far it has followed the changes of the texts. */
export type HeldWords = { readonly index: OwnWordIndex; cursor: string };

/** Places of words in all indexes together, and in one: some 40 and 20 MB. */
const MOST_PLACES = { all: 4_000_000, each: 2_000_000 } as const;

/** An index that nobody has searched for this long is dropped, in milliseconds. */
const IDLE_MS = 15 * 60_000;

/** More texts than this are not read again one by one at each search; their index waits in the database. */
const MOST_PENDING = 200;

/** Characters of all texts that are held to be shown: some 10 to 20 MB. */
const MOST_CHARACTERS = 10_000_000;

/** Held instead of an index that is too large. */
const TOO_LARGE = 'too large';

/**
 * The words of the texts of readers who search, in memory: the database would read the record of every text with a
 * common word. An index is read behind the first search, which the database answers. Each later search first applies
 * what has changed since (`OwnTextIndex`).
 */
@Injectable()
export class OwnWordsCache {
  private readonly held = new LRUCache<string, HeldWords | typeof TOO_LARGE>({
    maxSize: MOST_PLACES.all,
    sizeCalculation: (words) => 1 + (words === TOO_LARGE ? 0 : words.index.size),
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });
  private readonly loading = new Set<string>();
  private readonly texts = new LRUCache<string, OwnResult>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ title, text }) => 1 + title.length + text.length,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });

  /** Outside any call: the work goes on when the caller has its answer. */
  private readonly detached = new AsyncResource('OwnWordsCache');

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** The index of a kind; undefined as long as it is in the database only. */
  of(ownerId: OwnerId, kind: string): HeldWords | undefined {
    const held = this.held.get(nameOf(ownerId, kind));
    return held === TOO_LARGE ? undefined : held;
  }

  /**
   * Reads the index of a kind into memory, without waiting for it.
   *
   * @param cursor how far the records have followed the changes, read before the records
   */
  loadSoon(ownerId: OwnerId, kind: string, cursor: string, records: () => AsyncIterable<IndexedWords>): void {
    const name = nameOf(ownerId, kind);
    if (this.held.has(name) || this.loading.has(name)) return;
    this.loading.add(name);
    this.detached
      .runInAsyncScope(() => this.load(name, cursor, records))
      .catch((error: unknown) =>
        this.log.warn({ err: error, kind }, 'an index could not be read into memory'),
      )
      .finally(() => this.loading.delete(name));
  }

  /**
   * Applies changes to an index: reads the texts that have changed, and those whose verses were still to come.
   *
   * @param read the present records of texts; one that has none is removed
   */
  async renew(
    ownerId: OwnerId,
    kind: string,
    changedIds: readonly string[],
    read: (ids: readonly string[]) => Promise<readonly IndexedWords[]>,
  ): Promise<void> {
    const held = this.of(ownerId, kind);
    if (!held) return;
    const { index } = held;
    const ids = [...new Set([...changedIds, ...index.pendingIds])];
    if (ids.length === 0) return;
    if (ids.length > MOST_PENDING || index.isWorn || index.size > MOST_PLACES.each)
      return this.drop(ownerId, kind);
    const records = new Map((await read(ids)).map((record) => [record.id, record]));
    const changed = new Set(changedIds);
    for (const id of ids) {
      const record = records.get(id);
      if (!record) index.remove(id);
      else if (!record.isPending || changed.has(id) || index.stampOf(id) !== record.stamp) index.put(record);
    }
    // The size of a value is only measured when it is new.
    this.drop(ownerId, kind);
    this.held.set(nameOf(ownerId, kind), held);
  }

  /**
   * Texts to be shown: those that an index in memory knows as they are, and that were read since, are not read again. A
   * search while one types shows the same texts again and again.
   *
   * @param read reads texts as they are now, without those that are deleted
   */
  async textsOf(
    ownerId: OwnerId,
    kind: string,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<readonly OwnResult[]>,
  ): Promise<readonly OwnResult[]> {
    const index = this.of(ownerId, kind)?.index;
    if (!index) return read(ids);
    const states = new Map(ids.map((id) => [id, index.stateOf(id)]));
    const known = ids.flatMap((id) => this.texts.get(states.get(id) ?? '') ?? []);
    if (known.length === ids.length) return known;
    const knownIds = new Set(known.map(({ id }) => id));
    const others = await read(ids.filter((id) => !knownIds.has(id)));
    for (const text of others) {
      const state = states.get(text.id);
      if (state !== undefined) this.texts.set(state, text);
    }
    return [...known, ...others];
  }

  /** Removes texts that are deleted. */
  forget(ownerId: OwnerId, kind: string, ids: readonly string[]): void {
    const held = this.of(ownerId, kind);
    for (const id of ids) held?.index.remove(id);
  }

  drop(ownerId: OwnerId, kind: string): void {
    this.held.delete(nameOf(ownerId, kind));
  }

  private async load(
    name: string,
    cursor: string,
    records: () => AsyncIterable<IndexedWords>,
  ): Promise<void> {
    const index = new OwnWordIndex();
    for await (const record of records()) {
      index.put(record);
      if (index.size <= MOST_PLACES.each) continue;
      this.held.set(name, TOO_LARGE);
      return;
    }
    if (index.pendingIds.length <= MOST_PENDING) this.held.set(name, { index, cursor });
  }
}

function nameOf(ownerId: OwnerId, kind: string): string {
  return `${kind} ${ownerId}`;
}
