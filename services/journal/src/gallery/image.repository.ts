import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { imageModel, type ImageRecord, type ImageState } from './image.schema.js';

type Wanted = { readonly entryId?: string | undefined; readonly skip: number; readonly limit: number };

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
    { entryId, skip, limit }: Wanted,
  ): Promise<{ readonly images: ImageRecord[]; readonly total: number }> {
    const filter = { state: 'kept' as const, ...(entryId !== undefined && { entryId }) };
    const [images, total] = await Promise.all([
      this.findMany(ownerId, filter, { sort: { createdAt: -1, _id: -1 }, skip, limit }),
      this.count(ownerId, filter),
    ]);
    return { images, total };
  }

  /** Counts the images that use the reader's limit: saved ones, and those still being uploaded. */
  countHeld(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { state: mongoose.trusted({ $in: ['arriving' as const, 'kept' as const] }) });
  }

  /** Yields all saved images of a reader, the newest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ImageRecord> {
    return this.each(ownerId, { state: 'kept' }, { createdAt: -1, _id: -1 });
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
