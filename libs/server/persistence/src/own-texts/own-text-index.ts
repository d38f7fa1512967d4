import { Inject, Injectable } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { Clock } from '@word-unfolded/primitives';
import { distinctWords } from '@word-unfolded/scripture-text';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { OwnerId } from '../owner.js';
import { OwnTextCursorRepository } from './own-text-cursor.repository.js';
import { OwnTextRepository } from './own-text.repository.js';
import { OwnWordsCache } from './own-words-cache.js';
import { VocabularyRepository } from './vocabulary.repository.js';

/** A text as it is indexed. */
export type IndexedText = {
  readonly title: string;
  readonly text: string;
  /** An ISO date or time. */
  readonly date: string;
};

/** An item that may have changed. */
export type ChangedItem = {
  readonly itemId: string;
  /** Differs whenever the text does. */
  readonly stamp: string;
  /** Reads the text; null if the item is deleted. */
  readonly read: () => IndexedText | null | Promise<IndexedText | null>;
};

/** Where the texts of a kind come from. */
export type OwnTextSource = {
  readonly kind: string;
  /** Whether the verses that a text cites are indexed with it. */
  readonly citesVerses: boolean;
  /** The items that may have changed after a cursor, in the order of the cursors; an empty text is before all. */
  readonly changedAfter: (
    ownerId: OwnerId,
    cursor: string,
    limit: number,
  ) => Promise<{ readonly items: readonly ChangedItem[]; readonly cursor: string }>;
};

/** Items that are indexed in one step. */
const AT_ONCE = 100;

/** How long a search waits for the index of texts that have changed; the rest is indexed behind it. In milliseconds. */
const WAIT_MS = 400;

/** Most words of one text in the index. */
const MOST_WORDS = 6_000;

/** How long a text must be unchanged before its verses are looked up, so that this does not run while one types. */
const QUIET_MS = 2_000;

/**
 * Indexes texts when their reader searches, or shortly after they have changed: no write waits for the index, and what
 * an interrupted process has left out is indexed by the next search.
 */
@Injectable()
export class OwnTextIndex {
  /** The running work of each reader and kind, and the work that begins when it has ended. */
  private readonly running = new Map<string, Promise<boolean>>();
  private readonly following = new Map<string, Promise<boolean>>();

  /** Outside any call: the work goes on when the caller has its answer. */
  private readonly detached = new AsyncResource('OwnTextIndex');

  constructor(
    private readonly texts: OwnTextRepository,
    private readonly cursors: OwnTextCursorRepository,
    private readonly vocabulary: VocabularyRepository,
    private readonly words: OwnWordsCache,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Indexes what has changed.
   *
   * @param latest the number of the reader's latest change, where the cursors are such numbers: an index in memory that
   * has followed it is current without a query
   * @returns false if that takes longer than a search may wait
   */
  async isCurrent(ownerId: OwnerId, source: OwnTextSource, latest?: number): Promise<boolean> {
    const held = this.words.of(ownerId, source.kind);
    const isFollowed = held !== undefined && latest !== undefined && Number(held.cursor) >= latest;
    if (isFollowed && held.index.pendingIds.length === 0) return true;
    const isIndexed = await this.isInTime(this.update(ownerId, source));
    if (held && isIndexed && latest !== undefined)
      held.cursor = String(Math.max(latest, Number(held.cursor)));
    return isIndexed;
  }

  private async isInTime(work: Promise<boolean>): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), WAIT_MS)));
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Indexes what has changed, without waiting for it. */
  updateSoon(ownerId: OwnerId, source: OwnTextSource): void {
    void this.update(ownerId, source);
  }

  /**
   * Work that is running may have read before the change that its caller knows of, so what follows it is awaited.
   *
   * @returns false if it has failed
   */
  private update(ownerId: OwnerId, source: OwnTextSource): Promise<boolean> {
    const name = `${source.kind} ${ownerId}`;
    const running = this.running.get(name);
    if (!running) return this.start(name, ownerId, source);
    const known = this.following.get(name);
    if (known) return known;
    const following = running.then(() => {
      this.following.delete(name);
      return this.start(name, ownerId, source);
    });
    this.following.set(name, following);
    return following;
  }

  private start(name: string, ownerId: OwnerId, source: OwnTextSource): Promise<boolean> {
    const work = this.detached
      .runInAsyncScope(() => this.catchUp(ownerId, source))
      .then(() => true)
      .catch((error: unknown) => {
        this.log.warn(
          { err: error, kind: source.kind },
          'texts could not be indexed; the next search retries',
        );
        return false;
      })
      .finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  /** An index in memory follows the changes by itself, because another process may have indexed them already. */
  private async catchUp(ownerId: OwnerId, source: OwnTextSource): Promise<void> {
    const { kind } = source;
    const held = this.words.of(ownerId, kind);
    let cursor = held?.cursor ?? (await this.cursors.read(ownerId, kind));
    for (;;) {
      const changes = await source.changedAfter(ownerId, cursor, AT_ONCE);
      const others = changes.items.filter(({ itemId, stamp }) => held?.index.stampOf(itemId) !== stamp);
      await this.index(ownerId, source, others);
      const ids = others.map(({ itemId }) => itemId);
      await this.words.renew(ownerId, kind, ids, (each) => this.texts.wordsOf(ownerId, kind, each));
      if (changes.cursor === cursor) break;
      cursor = changes.cursor;
      if (held) held.cursor = cursor;
      await this.cursors.write(ownerId, kind, cursor);
      if (changes.items.length < AT_ONCE) break;
    }
    this.words.loadSoon(ownerId, kind, cursor, () => this.texts.wordsOfAll(ownerId, kind));
  }

  private async index(
    ownerId: OwnerId,
    { kind, citesVerses }: OwnTextSource,
    items: readonly ChangedItem[],
  ): Promise<void> {
    if (items.length === 0) return;
    const stamps = await this.texts.stamps(
      ownerId,
      kind,
      items.map(({ itemId }) => itemId),
    );
    const changed = items.filter(({ itemId, stamp }) => stamps.get(itemId) !== stamp);
    if (changed.length === 0) return;
    const dueAt = citesVerses ? new Date(this.clock.now().getTime() + QUIET_MS) : null;
    const words = new Set<string>();
    const records = [];
    for (const { itemId, stamp, read } of changed) {
      const text = await read();
      if (text === null) continue;
      const own = distinctWords(`${text.title}\n${text.text}`).slice(0, MOST_WORDS);
      for (const word of own) words.add(word);
      const titleWords = distinctWords(text.title);
      records.push({ itemId, stamp, date: text.date, words: own, titleWords, verseWords: [], dueAt });
    }
    const ids = changed.map(({ itemId }) => itemId);
    await this.texts.replace(ownerId, kind, ids, records);
    await this.vocabulary.add(ownerId, words);
  }
}
