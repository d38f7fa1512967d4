import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type ResponseOf, type SaveImage } from '@word-unfolded/contracts';
import { GALLERY_LIMITS, JOURNAL_LIMITS } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { assertCallerWaits, KeyedMutex } from '@word-unfolded/service-kit';
import { changeOf } from '../entries/entry-editing.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { EntryStore } from '../entries/records/entry-store.js';
import { ImageFiles } from './image-files.js';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';
import type { ImageMaking, ImageRecord } from './image.schema.js';
import { imageView } from './image-view.js';
import { readImage } from './read-image.js';

/** Saves an image in the gallery of a reader. One that belongs to an entry becomes its image in the same transaction. */
@Injectable()
export class SaveImageUseCase {
  /**
   * The images of a reader are processed one after the other, which bounds both the memory for decoding and their
   * number.
   */
  private readonly mutex = new KeyedMutex<OwnerId>();

  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly removal: ImageRemoval,
    private readonly entries: EntryStore,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes the upload from the store, whatever the outcome.
   *
   * @param signal aborted when the caller no longer waits for the response
   * @throws AppError GALLERY_IMAGE_INVALID, GALLERY_IMAGE_TOO_LARGE, GALLERY_ADDRESS_REFUSED, GALLERY_FULL,
   * ENTRY_NOT_FOUND, CONTENTS_FULL, GALLERY_SAVE_FAILED
   */
  async execute(
    { userId, image: source, ...making }: RequestOf<typeof SaveImage>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof SaveImage>> {
    const ownerId = ownerOf(userId);
    try {
      const stored = await this.mutex.run(ownerId, async () => {
        assertCallerWaits();
        signal.throwIfAborted();
        const before = await this.unitOfWork.recorded<ImageRecord>();
        if (before) return before;
        await this.check(ownerId, making);
        return this.store(ownerId, await this.files.take(source), making);
      });
      return await imageView(stored, this.files, this.clock.now());
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw AppError.with('GALLERY_SAVE_FAILED', {}, { cause: error });
    } finally {
      await this.files.discard(source);
    }
  }

  private async check(ownerId: OwnerId, { entryId }: ImageMaking): Promise<void> {
    if (entryId !== null && !(await this.entries.find(ownerId, entryId)))
      throw AppError.of('ENTRY_NOT_FOUND');
    const max = GALLERY_LIMITS.images;
    if ((await this.images.countHeld(ownerId)) >= max) throw AppError.of('GALLERY_FULL', { max });
  }

  private async store(ownerId: OwnerId, file: Buffer, making: ImageMaking): Promise<ImageRecord> {
    const { thumbnail, ending, ...facts } = await readImage(file);
    const now = this.clock.now();
    const keys = this.files.keysOf(ownerId, { ending });
    const times = { since: now, createdAt: now };
    const rest = { ...making, ...facts, ...keys, ...times, bytes: file.byteLength };
    const image = await this.images.add(ownerId, { _id: this.images.newId(), state: 'arriving', ...rest });
    try {
      await this.files.put(keys, file, thumbnail);
      const stored = await this.unitOfWork.runInOrder(ownerId, () => this.keep(ownerId, image, now));
      if (!stored) throw new Error('the reader has gone in the meantime');
      // Another replica has saved the image of the same command, so this copy is discarded.
      if (stored._id !== image._id) await this.removal.tryToRemove(ownerId, image, 'arriving');
      return stored;
    } catch (error) {
      await this.removal.tryToRemove(ownerId, image, 'arriving');
      throw error;
    }
  }

  private async keep(ownerId: OwnerId, image: ImageRecord, now: Date): Promise<ImageRecord | null> {
    const kept = await this.images.move(ownerId, image._id, ['arriving', 'kept'], now);
    if (kept && image.entryId !== null) await this.setForEntry(ownerId, image.entryId, kept);
    return kept;
  }

  /** An entry has one image: a later one takes the place of the former. */
  private async setForEntry(ownerId: OwnerId, entryId: string, { _id, quote }: ImageRecord): Promise<void> {
    const entry = await this.entries.find(ownerId, entryId);
    if (!entry || entry.deletedAt !== null) throw AppError.of('ENTRY_NOT_FOUND');
    const former = entry.contents.find(({ type }) => type === 'image');
    const content = {
      ...{ id: former?.id ?? _id, type: 'image' as const, content: '', image: _id, writer: '' },
      title: quote.slice(0, JOURNAL_LIMITS.titleCharacters),
      createdAt: this.clock.now().toISOString(),
    };
    const known = { version: entry.version, text: entry.textVersion };
    await this.writer.edit(ownerId, entry, changeOf({ contents: [{ act: 'put', content }] }), known);
  }
}
