import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type SaveImage } from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { EntryStore } from '../entries/entry-store.js';
import { ImageFiles } from './image-files.js';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';
import type { ImageMaking, ImageRecord } from './image.schema.js';
import { imageView } from './image-view.js';
import { readImage } from './read-image.js';

/** Keeps an image in the gallery of a reader. */
@Injectable()
export class SaveImageUseCase {
  /** A reader's images come in one after the other: what is decoded at a time has a bound, and so has their number. */
  private readonly turns = new TurnsOfReaders();

  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly removal: ImageRemoval,
    private readonly entries: EntryStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes an upload out of the store, whatever comes of it.
   *
   * @param signal whose end means that nobody waits for the answer any more
   * @throws CatalogueError GALLERY_IMAGE_INVALID, GALLERY_IMAGE_TOO_LARGE, GALLERY_ADDRESS_REFUSED, GALLERY_FULL,
   *   ENTRY_NOT_FOUND, GALLERY_SAVE_FAILED
   */
  async execute(
    { userId, image: source, ...making }: RequestOf<typeof SaveImage>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof SaveImage>> {
    const ownerId = ownerOf(userId);
    try {
      const kept = await this.turns.take(ownerId, async () => {
        signal.throwIfAborted();
        await this.check(ownerId, making);
        return this.keep(ownerId, await this.files.take(source), making);
      });
      return await imageView(kept, this.files, this.clock.now());
    } catch (error) {
      if (error instanceof CatalogueError) throw error;
      throw CatalogueError.with('GALLERY_SAVE_FAILED', {}, { cause: error });
    } finally {
      await this.files.discard(source);
    }
  }

  private async check(ownerId: OwnerId, { entryId }: ImageMaking): Promise<void> {
    if (entryId !== null && !(await this.entries.find(ownerId, entryId)))
      throw CatalogueError.of('ENTRY_NOT_FOUND');
    const max = GALLERY_LIMITS.images;
    if ((await this.images.countHeld(ownerId)) >= max) throw CatalogueError.of('GALLERY_FULL', { max });
  }

  private async keep(ownerId: OwnerId, file: Buffer, making: ImageMaking): Promise<ImageRecord> {
    const { thumbnail, ending, ...facts } = await readImage(file);
    const now = this.clock.now();
    const keys = this.files.keysOf(ownerId, { ending });
    const times = { since: now, createdAt: now };
    const rest = { ...making, ...facts, ...keys, ...times, bytes: file.byteLength };
    const image = await this.images.add(ownerId, { _id: this.images.newId(), state: 'arriving', ...rest });
    try {
      await this.files.put(keys, file, thumbnail);
      const kept = await this.images.move(ownerId, image._id, ['arriving', 'kept'], now);
      if (!kept) throw new Error('the reader has gone in the meantime');
      return kept;
    } catch (error) {
      await this.removal.tryToRemove(ownerId, image, 'arriving');
      throw error;
    }
  }
}
