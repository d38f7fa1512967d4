import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { BookmarkRepository } from '../bookmarks/bookmark.repository.js';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { SequenceRepository } from '../entries/records/sequence.repository.js';
import { NoteRepository } from '../notes/note.repository.js';
import { ForgetImages } from '../gallery/forget-images.js';
import { ReadingRepository } from '../reading/reading.repository.js';
import { SearchRepository } from '../search/search.repository.js';
import { ShareRepository } from '../sharing/share.repository.js';
import { OperationRepository } from '../sync/operation.repository.js';
import { VersionRepository } from '../versions/version.repository.js';

/** Deletes a reader's data when their account is deleted. */
@Injectable()
export class ForgetReader {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly notes: NoteRepository,
    private readonly readings: ReadingRepository,
    private readonly entries: EntryRepository,
    private readonly versions: VersionRepository,
    private readonly records: SearchRepository,
    private readonly shares: ShareRepository,
    private readonly operations: OperationRepository,
    private readonly sequences: SequenceRepository,
    private readonly images: ForgetImages,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-reader' })
  async forget({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    await this.bookmarks.removeAll(ownerId);
    await this.notes.removeAll(ownerId);
    await this.readings.removeAll(ownerId);
    await this.entries.removeAll(ownerId);
    await this.versions.removeAll(ownerId);
    await this.records.removeAll(ownerId);
    await this.shares.removeAll(ownerId);
    await this.operations.removeAll(ownerId);
    await this.sequences.removeAll(ownerId);
    await this.images.ofReader(ownerId);
  }
}
