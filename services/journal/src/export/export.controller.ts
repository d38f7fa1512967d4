import { Controller } from '@nestjs/common';
import { ReadStoredJournal, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { each, inParts, mapped, Streams } from '@word-unfolded/service-kit';
import { BookmarkRepository } from '../bookmarks/bookmark.repository.js';
import { entryView } from '../entries/entry-view.js';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { HighlightRepository } from '../highlights/highlight.repository.js';
import { NoteRepository } from '../notes/note.repository.js';
import { ExportedImages } from '../gallery/exported-images.js';
import { PlanExport } from '../plans/plan-export.js';
import { ReminderExport } from '../plans/reminders/reminder-export.js';
import { ReadingRepository } from '../reading/reading.repository.js';
import { ShareRepository } from '../sharing/share.repository.js';
import type { ShareRecord } from '../sharing/share.schema.js';
import { VersionRepository } from '../versions/version.repository.js';

type Exported<Part> = Extract<ChunkOf<typeof ReadStoredJournal>, { part: Part }>['items'][number];

/** Streams everything stored about a reader, part by part, with a few items at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly highlights: HighlightRepository,
    private readonly notes: NoteRepository,
    private readonly readings: ReadingRepository,
    private readonly entries: EntryRepository,
    private readonly versions: VersionRepository,
    private readonly shares: ShareRepository,
    private readonly images: ExportedImages,
    private readonly plans: PlanExport,
    private readonly reminders: ReminderExport,
  ) {}

  @Streams(ReadStoredJournal)
  readStored({
    userId,
  }: RequestOf<typeof ReadStoredJournal>): AsyncGenerator<ChunkOf<typeof ReadStoredJournal>> {
    const ownerId = ownerOf(userId);
    const reading = () => this.readings.get(ownerId);
    return inParts(ReadStoredJournal, {
      bookmarks: () => this.bookmarks.everyOne(ownerId),
      highlights: () => this.highlights.everyOne(ownerId),
      recentlyViewed: () => each(reading().then(({ recentlyViewed }) => recentlyViewed)),
      history: () => each(reading().then(({ history }) => history)),
      notes: () => this.notes.everyOne(ownerId),
      entries: () => mapped(this.entries.everyOne(ownerId), entryView),
      versions: () => mapped(this.versions.everyOne(ownerId), exportedVersion),
      links: () => mapped(this.shares.everyOne(ownerId), exportedLink),
      gallery: () => this.images.everyOne(ownerId),
      plans: () => this.plans.everyOne(ownerId),
      reminders: () => this.reminders.everyOne(ownerId),
    });
  }
}

function exportedVersion({
  entryId,
  number,
  kind,
  at,
  title,
  content,
}: Exported<'versions'>): Exported<'versions'> {
  return { entryId, number, kind, at, title, content };
}

function exportedLink({ entryId, createdAt, expiresAt }: ShareRecord): Exported<'links'> {
  return { entryId, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
