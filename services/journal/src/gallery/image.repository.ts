import { Inject, Injectable } from '@nestjs/common';
import type { ImageMood, ImageStyle } from '@word-unfolded/domain';
import {
  MONGO_CONNECTION,
  OwnedRepository,
  ownerOf,
  type OwnedFilter,
  type OwnerId,
} from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { imageModel, type ImageRecord, type ImageState } from './image.schema.js';

type Choice = {
  readonly entryId?: string | undefined;
  readonly style?: ImageStyle | undefined;
  readonly mood?: ImageMood | undefined;
  /** Words that the quote or its source must contain. */
  readonly search?: string | undefined;
};

type Wanted = Choice & { readonly skip: number; readonly limit: number };

const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Without capitals and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedWords = (text: string) => folded(text).split(/\s+/u).filter(Boolean);

/** Stores the records of images. */
@Injectable()
export class ImageRepository extends OwnedRepository<ImageRecord> {
  private readonly all: Model<ImageRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(imageModel(connection));
    this.all = imageModel(connection);
  }

  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  add(ownerId: OwnerId, image: Omit<ImageRecord, 'ownerId'>): Promise<ImageRecord> {
    return this.insert(ownerId, image);
  }

  /** Moves an image from one state to another. Returns null if it is in another state or belongs to another reader. */
  move(
    ownerId: OwnerId,
    id: string,
    [from, to]: readonly [ImageState, ImageState],
    since: Date,
  ): Promise<ImageRecord | null> {
    return this.updateOne(ownerId, { _id: id, state: from }, { $set: { state: to, since } });
  }

  async remove(ownerId: OwnerId, id: string): Promise<void> {
    await this.deleteOne(ownerId, { _id: id });
  }

  /** Returns the saved images, the newest first, and their total number. */
  async list(
    ownerId: OwnerId,
    { entryId, style, mood, search, skip, limit }: Wanted,
  ): Promise<{ readonly images: ImageRecord[]; readonly total: number }> {
    const filter = {
      state: 'kept' as const,
      ...(entryId !== undefined && { entryId }),
      ...(style !== undefined && { style }),
      ...(mood !== undefined && { mood }),
    };
    if (search) return this.search(ownerId, filter, foldedWords(search), { skip, limit });
    const [images, total] = await Promise.all([
      this.findMany(ownerId, filter, { sort: NEWEST, skip, limit }),
      this.count(ownerId, filter),
    ]);
    return { images, total };
  }

  /** A gallery has at most some hundred quotes, so that they are compared here, also those of former versions. */
  private async search(
    ownerId: OwnerId,
    filter: OwnedFilter<ImageRecord>,
    words: readonly string[],
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly images: ImageRecord[]; readonly total: number }> {
    const found: string[] = [];
    const texts = { quote: 1, source: 1 } as const;
    for await (const { _id, quote, source = '' } of this.each(ownerId, filter, NEWEST, texts)) {
      const text = folded(`${quote} ${source}`);
      if (words.every((word) => text.includes(word))) found.push(_id);
    }
    const page = found.slice(skip, skip + limit);
    const ids = { _id: mongoose.trusted({ $in: page }) };
    const images =
      page.length === 0 ? [] : await this.findMany(ownerId, { ...filter, ...ids }, { sort: NEWEST, limit });
    return { images, total: found.length };
  }

  /** Counts the images that use the reader's limit: saved ones, and those still being uploaded. */
  countHeld(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { state: mongoose.trusted({ $in: ['arriving' as const, 'kept' as const] }) });
  }

  /** Yields all saved images of a reader, the newest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ImageRecord> {
    return this.each(ownerId, { state: 'kept' }, NEWEST);
  }

  /** Returns the images of all readers that have been in a state since before a moment. */
  overdue(
    state: ImageState,
    before: Date,
    limit: number,
    skip: number,
  ): Promise<(ImageRecord & { ownerId: OwnerId })[]> {
    return this.all
      .find({ state, since: mongoose.trusted({ $lt: before }) })
      .sort({ since: 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<ImageRecord[]>()
      .exec()
      .then((images) => images.map((image) => ({ ...image, ownerId: ownerOf(image.ownerId) })));
  }
}
