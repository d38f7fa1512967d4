import { Inject, Injectable } from '@nestjs/common';
import { OwnTextCursorRepository, VocabularyRepository, type OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { AsyncResource } from 'node:async_hooks';
import { SearchRepository } from './search.repository.js';

/** The name under which it is stored that the words of a reader's earlier entries are known. */
const KIND = 'entry-words';

/** Entries whose words are added in one step. */
const AT_ONCE = 200;

/** How many readers are remembered whose words are known. */
const MOST_REMEMBERED = 10_000;

/**
 * The words of entries that were indexed before readers had a vocabulary. They are added once, at the first search of
 * the reader, without making it wait; until then these entries are found by the words as they are written.
 */
@Injectable()
export class EntryVocabulary {
  private readonly known = new Set<OwnerId>();

  /** Outside any call: the work goes on when the caller has its answer. */
  private readonly detached = new AsyncResource('EntryVocabulary');

  constructor(
    private readonly records: SearchRepository,
    private readonly vocabulary: VocabularyRepository,
    private readonly cursors: OwnTextCursorRepository,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  completeSoon(ownerId: OwnerId): void {
    if (this.known.has(ownerId)) return;
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.add(ownerId);
    this.detached
      .runInAsyncScope(() => this.complete(ownerId))
      .catch((error: unknown) => {
        this.known.delete(ownerId);
        this.log.warn({ err: error }, 'the words of entries could not be collected; the next search retries');
      });
  }

  private async complete(ownerId: OwnerId): Promise<void> {
    if ((await this.cursors.read(ownerId, KIND)) !== '') return;
    let words = new Set<string>();
    let count = 0;
    for await (const ofEntry of this.records.wordsOfAll(ownerId)) {
      for (const word of ofEntry) words.add(word);
      count += 1;
      if (count % AT_ONCE !== 0) continue;
      await this.vocabulary.add(ownerId, words);
      words = new Set();
    }
    await this.vocabulary.add(ownerId, words);
    await this.cursors.write(ownerId, KIND, 'complete');
  }
}
