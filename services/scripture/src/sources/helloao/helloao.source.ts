import { createHash } from 'node:crypto';
import type { Verse } from '@word-unfolded/contracts';
import {
  bookOf,
  lastVerseOf,
  partsOfVerse,
  verseId,
  type Numbering,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { chaptersOfRange, type Chapter } from '@word-unfolded/scripture-text';
import { TextSource, type HeldTranslation } from '../../translations/text-source.js';
import type { SharedCache } from '../cache/shared-cache.js';
import { mapAtMost } from './map-at-most.js';
import type { HelloaoClient } from './helloao-client.js';
import { findOffered, type OfferedTranslation } from './offered-translations.js';
import { onlineNumbering } from './online-numberings.js';
import { setChapter } from './typeset-chapter.js';

/** Version of the output of `setChapter`. Chapters cached by another version are fetched again. */
const SETTING_VERSION = 1;

const HOUR_MS = 3_600_000;

/** Specification, section 9: scripture is cached for 7 days. */
const SCRIPTURE_MS = 7 * 24 * HOUR_MS;

/** A missing chapter may exist soon, because the source adds and corrects texts. */
const ABSENCE_MS = HOUR_MS;

const CHAPTERS_AT_ONCE = 6;

/**
 * The texts of the Free Use Bible API. Responses are cached, and concurrent requests for the same chapter share one
 * fetch.
 */
export class HelloaoSource extends TextSource {
  #offered: ReadonlyMap<string, OfferedTranslation> = new Map();
  #held: readonly HeldTranslation[] = [];

  constructor(
    private readonly client: HelloaoClient,
    private readonly cache: SharedCache,
  ) {
    super();
  }

  override get mayGoOnline(): boolean {
    return true;
  }

  /**
   * Fetches the list of translations and their ids, because ids have changed before.
   *
   * @throws TextSourceError if the source could not be reached within the lifetime of scripture.
   */
  async refresh(): Promise<void> {
    const offered = await this.cache.get<readonly OfferedTranslation[]>({
      key: `${this.#keys}:listing`,
      lifetimeMs: () => HOUR_MS,
      failureLifetimeMs: SCRIPTURE_MS,
      make: async () => findOffered(await this.client.listing()),
    });
    if (JSON.stringify(offered) === JSON.stringify([...this.#offered.values()])) return;
    this.#offered = new Map(offered.map((each) => [each.id, each]));
    this.#held = offered.map(({ id, listedAs, verseCount }) => ({
      id,
      edition: `${listedAs}, ${this.client.host}`,
      verseCount,
      online: true,
    }));
  }

  override translations(): Promise<readonly HeldTranslation[]> {
    return Promise.resolve(this.#held);
  }

  override numbering(translationId: string): Promise<Numbering | undefined> {
    return Promise.resolve(this.#offered.has(translationId) ? onlineNumbering(translationId) : undefined);
  }

  override async verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]> {
    const offered = this.#offered.get(translationId);
    if (!offered) return [];
    const { counts } = onlineNumbering(translationId);
    const chapters = chaptersWithin(range, counts, limit);
    const read = await mapAtMost(CHAPTERS_AT_ONCE, chapters, (chapter) => this.#chapter(offered, chapter));
    const end = endOf(range, counts);
    return chapters
      .flatMap(({ book, chapter }, index) =>
        read[index]!.filter(({ number }) => {
          const id = verseId(book, chapter, number);
          return id >= range.first && id <= end;
        }),
      )
      .slice(0, limit);
  }

  async #chapter(offered: OfferedTranslation, chapter: Chapter): Promise<readonly Verse[]> {
    const { usfm } = bookOf(chapter.book);
    return this.cache.get<readonly Verse[]>({
      key: `${this.#keys}:${offered.id}:${offered.version}:${usfm}.${chapter.chapter}`,
      lifetimeMs: (verses) => (verses.some(({ text }) => text) ? SCRIPTURE_MS : ABSENCE_MS),
      make: () => this.#fetch(offered, chapter),
    });
  }

  async #fetch({ id, listedAs, language }: OfferedTranslation, place: Chapter): Promise<readonly Verse[]> {
    const found = await this.client.chapter(listedAs, bookOf(place.book).usfm, place.chapter);
    return setChapter(found, { ...place, numbering: onlineNumbering(id), language });
  }

  /** The prefix of all keys, because another address may have other texts. */
  get #keys(): string {
    const address = createHash('sha256').update(this.client.base).digest('hex').slice(0, 8);
    return `scripture:helloao:${SETTING_VERSION}:${address}`;
  }
}

/** The chapters that contain the first verses of a range, up to a maximum number of verses. */
function chaptersWithin(range: VerseRange, counts: VerseCounts, limit: number): Chapter[] {
  const chapters: Chapter[] = [];
  let verses = 1 - partsOfVerse(range.first).verse;
  for (const chapter of chaptersOfRange(range, counts)) {
    if (verses >= limit) break;
    chapters.push(chapter);
    verses += lastVerseOf(counts, chapter.book, chapter.chapter);
  }
  return chapters;
}

/** The last verse of a range; the last one of the chapter if the range ends with the chapter. */
function endOf({ last }: VerseRange, counts: VerseCounts): number {
  const { book, chapter, verse } = partsOfVerse(last);
  return verse >= lastVerseOf(counts, book, chapter) ? verseId(book, chapter, 999) : last;
}
