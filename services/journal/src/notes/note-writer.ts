import { Injectable } from '@nestjs/common';
import { CatalogueError, NOTE_LIMITS, type NoteOutcome } from '@word-unfolded/contracts';
import { againIfDuplicate, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { createHash } from 'node:crypto';
import { Clock } from '../common/clock.js';
import { notLaterThan } from '../common/not-later-than.js';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { SequenceRepository } from '../entries/sequence.repository.js';
import { NoteRepository, noteView, type StoredNote } from './note.repository.js';

/** What a device sends of a note. */
export type SentNote = {
  readonly title: string;
  readonly text: string;
  readonly passage: string;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
};

/** The one way in which notes change. No text that came in is lost: what cannot take its place is kept beside. */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly notes: NoteRepository,
    private readonly sequence: SequenceRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: TurnsOfReaders,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a note, whether it is known or new.
   *
   * @param known the version that was changed; 0 for a note that is new to its device
   * @throws CatalogueError NOTES_FULL
   */
  keep(ownerId: OwnerId, id: string, sent: SentNote, known: number): Promise<NoteOutcome> {
    return this.inTurn(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || before.goneAt !== null) return this.add(ownerId, id, sent, before);
      if (isSame(before, sent)) return { note: noteView(before), copy: null };
      if (before.version === known) return this.replace(ownerId, before, sent);
      return this.keepBoth(ownerId, before, sent);
    });
  }

  /**
   * Changes a note that is there, or was there when its device saw it last.
   *
   * @param known the version that was changed; undefined for whatever it is
   * @throws CatalogueError NOTE_NOT_FOUND
   */
  change(ownerId: OwnerId, id: string, sent: SentNote, known: number | undefined): Promise<NoteOutcome> {
    return this.inTurn(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || (before.goneAt !== null && known === undefined))
        throw CatalogueError.of('NOTE_NOT_FOUND');
      if (before.goneAt !== null) return this.replace(ownerId, before, sent);
      if (isSame(before, sent)) return { note: noteView(before), copy: null };
      if (known === undefined || known === before.version) return this.replace(ownerId, before, sent);
      return this.keepBoth(ownerId, before, sent);
    });
  }

  /** @returns whether it is deleted: not if it has changed since its reader saw it. @throws CatalogueError NOTE_NOT_FOUND */
  remove(ownerId: OwnerId, id: string, known: number | undefined): Promise<boolean> {
    return this.inTurn(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || before.goneAt !== null) throw CatalogueError.of('NOTE_NOT_FOUND');
      if (known !== undefined && known !== before.version) return false;
      const goneAt = this.clock.now();
      const trace = { ...noteView(before), title: '', text: '', passage: '', version: before.version + 1 };
      await this.put(ownerId, { ...trace, sequence: 0, goneAt });
      return true;
    });
  }

  private inTurn<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    return this.turns.take(ownerId, () => againIfDuplicate(() => this.unitOfWork.run(work)));
  }

  private async add(
    ownerId: OwnerId,
    id: string,
    sent: SentNote,
    before: StoredNote | null,
  ): Promise<NoteOutcome> {
    if ((await this.notes.countKept(ownerId)) >= NOTE_LIMITS.most)
      throw CatalogueError.of('NOTES_FULL', { max: NOTE_LIMITS.most });
    const note = await this.put(ownerId, { ...this.begin(id, sent), version: (before?.version ?? 0) + 1 });
    return { note: noteView(note), copy: null };
  }

  private async replace(ownerId: OwnerId, before: StoredNote, sent: SentNote): Promise<NoteOutcome> {
    const { createdAt, version } = before;
    const note = await this.put(ownerId, { ...this.begin(before.id, sent), createdAt, version: version + 1 });
    return { note: noteView(note), copy: null };
  }

  /** The copy is named after what it holds: the same text that comes in twice is one copy. */
  private async keepBoth(ownerId: OwnerId, before: StoredNote, sent: SentNote): Promise<NoteOutcome> {
    const id = createHash('sha256')
      .update(JSON.stringify([before.id, sent.title, sent.text]))
      .digest('hex')
      .slice(0, before.id.length);
    const kept = await this.notes.find(ownerId, id);
    const isThere = kept !== null && kept.goneAt === null;
    const copy = isThere
      ? kept
      : await this.put(ownerId, { ...this.begin(id, sent), version: (kept?.version ?? 0) + 1 });
    return { note: noteView(before), copy: noteView(copy) };
  }

  private begin(id: string, { createdAt, updatedAt, ...written }: SentNote): StoredNote {
    const now = this.clock.now();
    return {
      ...{ id, title: written.title, text: written.text, passage: written.passage },
      createdAt: notLaterThan(now, createdAt ?? now.toISOString()),
      updatedAt: notLaterThan(now, updatedAt ?? now.toISOString()),
      ...{ version: 1, sequence: 0, goneAt: null },
    };
  }

  /** Writes a note as the reader's latest change. */
  private async put(ownerId: OwnerId, note: StoredNote): Promise<StoredNote> {
    const kept = { ...note, sequence: await this.sequence.next(ownerId) };
    await this.notes.put(ownerId, kept);
    return kept;
  }
}

function isSame(before: StoredNote, sent: SentNote): boolean {
  return before.title === sent.title && before.text === sent.text && before.passage === sent.passage;
}
