import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError, GetPassage, REFERENCE_LIMIT } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { formatOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { EntryStore } from '../entries/records/entry-store.js';
import { chapterNames, citedPassages } from './cited-passages.js';
import { SearchRepository, type DueEntry } from './search.repository.js';
import { distinctWords } from './search-words.js';

/** Interval between searches for entries whose cited verses are not indexed yet, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** How long a process has for an entry before another may retry it, in milliseconds. */
const TAKEN_FOR_MS = 60_000;

/** Maximum number of words of cited verses in the index of an entry. */
const MOST_WORDS = 3_000;

/**
 * Indexes the verses that entries cite, so that a search finds the entries by those words too. It runs in the
 * background, so no write waits for it. After a minute another process retries the entry of a process that was killed.
 */
@Injectable()
export class CitedVerses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    run: (signal) => this.lookUpAll(signal),
    onError: (error) => this.log.warn({ err: error }, 'could not look up cited verses; the next run retries'),
  });

  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryStore,
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  private async lookUpAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const due = await this.records.takeDue(this.clock.now(), TAKEN_FOR_MS);
      if (!due) return;
      await this.lookUp(due);
    }
  }

  private async lookUp(due: DueEntry): Promise<void> {
    const entry = await this.entries.find(due.ownerId, due.entryId);
    const passages = entry ? await citedPassages(entry) : [];
    const words = new Set<string>();
    for (const reference of references(passages))
      for (const language of LANGUAGES)
        for (const word of distinctWords(await this.textOf(reference, language))) words.add(word);
    const verses = { chapters: chapterNames(passages), words: [...words].slice(0, MOST_WORDS) };
    await this.records.storeVerses(due, verses);
  }

  /** Returns the words of passages, or an empty text for passages that the edition lacks. */
  private async textOf(reference: string, language: (typeof LANGUAGES)[number]): Promise<string> {
    try {
      const { passages } = await this.client.ask(GetPassage, { reference, language });
      return passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join('\n');
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return '';
      throw error;
    }
  }
}

/** Joins passages into references that each fit into one request. */
function references(passages: readonly PassageReference[]): string[] {
  const lines: string[] = [];
  for (const passage of passages) {
    const osis = formatOsis([passage]);
    const line = lines.at(-1);
    if (line !== undefined && line.length + osis.length < REFERENCE_LIMIT)
      lines.splice(-1, 1, `${line} ${osis}`);
    else lines.push(osis);
  }
  return lines;
}
