import { Controller } from '@nestjs/common';
import { ReadKeptJournal, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { inChunks, Streams } from '@word-unfolded/service-kit';
import { BookmarkRepository } from '../bookmarks/bookmark.repository.js';
import { entryView } from '../entries/entry-view.js';
import { EntryRepository } from '../entries/entry.repository.js';
import { NoteRepository } from '../notes/note.repository.js';
import { ExportedImages } from '../gallery/exported-images.js';
import { ReadingRepository } from '../reading/reading.repository.js';
import { ShareRepository } from '../sharing/share.repository.js';
import { VersionRepository } from '../versions/version.repository.js';

/** Gives everything that is kept of a reader, part by part, a few things at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly notes: NoteRepository,
    private readonly readings: ReadingRepository,
    private readonly entries: EntryRepository,
    private readonly versions: VersionRepository,
    private readonly shares: ShareRepository,
    private readonly images: ExportedImages,
  ) {}

  @Streams(ReadKeptJournal)
  async *readKept({
    userId,
  }: RequestOf<typeof ReadKeptJournal>): AsyncGenerator<ChunkOf<typeof ReadKeptJournal>> {
    const ownerId = ownerOf(userId);
    for await (const items of inChunks(this.bookmarks.everyOne(ownerId))) yield { part: 'bookmarks', items };
    for await (const items of inChunks(this.notes.everyOne(ownerId))) yield { part: 'notes', items };
    const { recentlyViewed, history } = await this.readings.get(ownerId);
    yield { part: 'recentlyViewed', items: [...recentlyViewed] };
    yield { part: 'history', items: [...history] };
    for await (const items of inChunks(this.entries.everyOne(ownerId)))
      yield { part: 'entries', items: items.map(entryView) };
    for await (const items of inChunks(this.versions.everyOne(ownerId)))
      yield {
        part: 'versions',
        items: items.map(({ entryId, number, kind, at, title, content }) => ({
          entryId,
          number,
          kind,
          at,
          title,
          content,
        })),
      };
    for await (const items of inChunks(this.shares.everyOne(ownerId)))
      yield {
        part: 'links',
        items: items.map(({ entryId, createdAt, expiresAt }) => ({
          entryId,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    for await (const items of inChunks(this.images.everyOne(ownerId))) yield { part: 'gallery', items };
  }
}
