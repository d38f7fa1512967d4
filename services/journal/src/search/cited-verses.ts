import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CatalogueError, GetPassage, REFERENCE_LIMIT } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { formatOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { Clock } from '../common/clock.js';
import { EntryStore } from '../entries/entry-store.js';
import { chapterNames, citedPassages } from './cited-passages.js';
import { SearchRepository, type DueEntry } from './search.repository.js';
import { distinctWords } from './search-words.js';

/** How often entries that wait for their verses are looked for, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** How long one process has for an entry before another may try, in milliseconds. */
const TAKEN_FOR_MS = 60_000;

/** Words of cited verses that an entry is found by at most. */
const MOST_WORDS = 3_000;

/**
 * Looks up the verses that entries cite, so that they are found by those words too. It works in the background: nobody who
 * writes waits for it, and what a killed process had taken is taken again after a minute.
 */
@Injectable()
export class CitedVerses implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryStore,
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private look(): void {
    this.running ??= this.lookUpAll()
      .catch((error: unknown) => this.log.warn({ err: error }, 'cited verses are looked up later'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async lookUpAll(): Promise<void> {
    while (this.timer !== undefined) {
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
    await this.records.keepVerses(due, verses);
  }

  /** The words of passages; none for what the edition does not have. */
  private async textOf(reference: string, language: (typeof LANGUAGES)[number]): Promise<string> {
    try {
      const { passages } = await this.client.ask(GetPassage, { reference, language });
      return passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join('\n');
    } catch (error) {
      if (error instanceof CatalogueError && error.status < 500) return '';
      throw error;
    }
  }
}

/** Passages as references that one question can carry. */
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
