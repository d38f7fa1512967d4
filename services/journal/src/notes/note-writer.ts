import { Injectable } from '@nestjs/common';
import { AppError, NOTE_LIMITS, type NoteOutcome, type VersesOfNote } from '@word-unfolded/contracts';
import { afterCommit, OwnTextIndex, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { createHash } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';
import { notLaterThan } from '../common/not-later-than.js';
import { SequenceRepository } from '../entries/records/sequence.repository.js';
import { SearchedNotes } from '../search/searched-notes.js';
import { NoteRepository, noteView, type StoredNote } from './note.repository.js';

/** The fields of a note as sent by a device. */
export type SentNote = {
  readonly title: string;
  readonly text: string;
  readonly passage: string;
  readonly verses?: VersesOfNote | undefined;
  readonly inJournal?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
};

/**
 * The only code that changes notes. No received text is lost: a text that cannot replace the current one is stored as a
 * copy.
 */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly notes: NoteRepository,
    private readonly sequence: SequenceRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly index: OwnTextIndex,
    private readonly searched: SearchedNotes,
  ) {}

  /**
   * Stores a note, whether it exists or is new.
   *
   * @param known the version that was changed; 0 for a note that is new to its device
   * @throws AppError NOTES_FULL
   */
  store(ownerId: OwnerId, id: string, sent: SentNote, known: number): Promise<NoteOutcome> {
    return this.unitOfWork.runInOrder(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || before.goneAt !== null) return this.add(ownerId, id, sent, before);
      refuseOtherKind(before, sent);
      if (isSame(before, sent)) return { note: noteView(before), copy: null };
      if (before.version === known) return this.replace(ownerId, before, sent);
      return this.keepBoth(ownerId, before, sent);
    });
  }

  /**
   * Changes a note that exists, or existed when its device last saw it.
   *
   * @param known the version that was changed; undefined for any version
   * @throws AppError NOTE_NOT_FOUND
   */
  change(ownerId: OwnerId, id: string, sent: SentNote, known: number | undefined): Promise<NoteOutcome> {
    return this.unitOfWork.runInOrder(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || (before.goneAt !== null && known === undefined))
        throw AppError.of('NOTE_NOT_FOUND');
      refuseOtherKind(before, sent);
      if (before.goneAt !== null) return this.replace(ownerId, before, sent);
      if (isSame(before, sent)) return { note: noteView(before), copy: null };
      if (known === undefined || known === before.version) return this.replace(ownerId, before, sent);
      return this.keepBoth(ownerId, before, sent);
    });
  }

  /**
   * @returns whether the note is deleted; false if it has changed since its reader saw it. @throws AppError
   * NOTE_NOT_FOUND
   */
  remove(ownerId: OwnerId, id: string, known: number | undefined): Promise<boolean> {
    return this.unitOfWork.runInOrder(ownerId, async () => {
      const before = await this.notes.find(ownerId, id);
      if (before === null || before.goneAt !== null) throw AppError.of('NOTE_NOT_FOUND');
      if (known !== undefined && known !== before.version) return false;
      const goneAt = this.clock.now();
      const { createdAt, updatedAt, version, verses } = before;
      const trace = { id, title: '', text: '', passage: '', createdAt, updatedAt, version: version + 1 };
      await this.put(ownerId, { ...trace, ...(verses && { verses }), sequence: 0, goneAt });
      return true;
    });
  }

  private async add(
    ownerId: OwnerId,
    id: string,
    sent: SentNote,
    before: StoredNote | null,
  ): Promise<NoteOutcome> {
    if ((await this.notes.countStored(ownerId)) >= NOTE_LIMITS.most)
      throw AppError.of('NOTES_FULL', { max: NOTE_LIMITS.most });
    const note = await this.put(ownerId, { ...this.begin(id, sent), version: (before?.version ?? 0) + 1 });
    return { note: noteView(note), copy: null };
  }

  private async replace(ownerId: OwnerId, before: StoredNote, sent: SentNote): Promise<NoteOutcome> {
    const { createdAt, version } = before;
    const note = await this.put(ownerId, { ...this.begin(before.id, sent), createdAt, version: version + 1 });
    return { note: noteView(note), copy: null };
  }

  /** The id of the copy is a hash of its content, so that the same text sent twice creates one copy. */
  private async keepBoth(ownerId: OwnerId, before: StoredNote, sent: SentNote): Promise<NoteOutcome> {
    const id = createHash('sha256')
      .update(JSON.stringify([before.id, sent.title, sent.text]))
      .digest('hex')
      .slice(0, before.id.length);
    const stored = await this.notes.find(ownerId, id);
    const isThere = stored !== null && stored.goneAt === null;
    const copy = isThere
      ? stored
      : await this.put(ownerId, { ...this.begin(id, sent), version: (stored?.version ?? 0) + 1 });
    return { note: noteView(before), copy: noteView(copy) };
  }

  private begin(id: string, { createdAt, updatedAt, ...written }: SentNote): StoredNote {
    const now = this.clock.now();
    return {
      ...{ id, title: written.title, text: written.text, passage: written.passage },
      ...(written.verses && { verses: written.verses }),
      ...(written.inJournal && { inJournal: written.inJournal }),
      createdAt: notLaterThan(now, createdAt ?? now.toISOString()),
      updatedAt: notLaterThan(now, updatedAt ?? now.toISOString()),
      ...{ version: 1, sequence: 0, goneAt: null },
    };
  }

  /** Stores a note as the reader's latest change. */
  private async put(ownerId: OwnerId, note: StoredNote): Promise<StoredNote> {
    const stored = { ...note, sequence: await this.sequence.next(ownerId) };
    await this.notes.put(ownerId, stored);
    afterCommit(() => this.index.updateSoon(ownerId, this.searched));
    return stored;
  }
}

function isSame(before: StoredNote, sent: SentNote): boolean {
  return before.title === sent.title && before.text === sent.text && before.passage === sent.passage;
}

/** A note on verses stays one: only such notes are stored for readers below plus, and each kind has its own calls. */
function refuseOtherKind({ verses, goneAt }: StoredNote, sent: SentNote): void {
  const isOfOtherKind = (verses !== undefined) !== (sent.verses !== undefined);
  if (isOfOtherKind && goneAt === null) throw AppError.of('NOTE_NOT_FOUND');
}
