import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError, GetPassage, REFERENCE_LIMIT } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { formatOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { distinctWords } from '@word-unfolded/scripture-text';
import { OwnTextRepository, VocabularyRepository, type DueText } from '@word-unfolded/persistence';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { EntryStore } from '../entries/records/entry-store.js';
import { NoteRepository } from '../notes/note.repository.js';
import { chapterNames, citedPassages } from './cited-passages.js';
import { SearchRepository, type DueEntry } from './search.repository.js';

/** Interval between searches for entries whose cited verses are not indexed yet, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** How long a process has for an entry before another may retry it, in milliseconds. */
const TAKEN_FOR_MS = 60_000;

/** Maximum number of words of cited verses in the index of an entry. */
const MOST_WORDS = 3_000;

/**
 * Indexes the verses that entries and notes cite, so that a search finds these by those words too. It runs in the
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
    private readonly texts: OwnTextRepository,
    private readonly notes: NoteRepository,
    private readonly vocabulary: VocabularyRepository,
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
      if (due) await this.lookUpEntry(due);
      const dueNote = await this.texts.takeDue(this.clock.now(), TAKEN_FOR_MS);
      if (dueNote) await this.lookUpNote(dueNote);
      if (!due && !dueNote) return;
    }
  }

  private async lookUpEntry(due: DueEntry): Promise<void> {
    const entry = await this.entries.find(due.ownerId, due.entryId);
    const passages = entry ? await citedPassages(entry) : [];
    const words = await this.wordsOf(passages);
    await this.records.storeVerses(due, { chapters: chapterNames(passages), words });
    const { title = '', content = '', scripture = '', tags = [] } = entry ?? {};
    const own = distinctWords(`${title}\n${content}\n${scripture}\n${tags.join(' ')}`);
    await this.vocabulary.add(due.ownerId, [...own, ...words]);
  }

  private async lookUpNote(due: DueText): Promise<void> {
    const note = await this.notes.find(due.ownerId, due.itemId);
    const cited = note && { scripture: note.passage, content: `${note.title}\n${note.text}` };
    const words = await this.wordsOf(cited ? await citedPassages(cited) : []);
    await this.texts.storeVerses(due, words);
    await this.vocabulary.add(due.ownerId, words);
  }

  /** Returns the words of passages in both languages. */
  private async wordsOf(passages: readonly PassageReference[]): Promise<string[]> {
    const words = new Set<string>();
    for (const reference of references(passages))
      for (const language of LANGUAGES)
        for (const word of distinctWords(await this.textOf(reference, language))) words.add(word);
    return [...words].slice(0, MOST_WORDS);
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
