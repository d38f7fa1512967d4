import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { imageModel, type ImageRecord, type ImageState } from './image.schema.js';

type Wanted = { readonly entryId?: string | undefined; readonly skip: number; readonly limit: number };

/** Keeps what is known of images. */
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

  /** Brings an image from one state into another; null when it is not in that state, or not this reader's. */
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

  /** Those that are kept, the newest first, and how many there are. */
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

  /** How many have room taken: those that are kept, and those that are on their way. */
  countHeld(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { state: mongoose.trusted({ $in: ['arriving' as const, 'kept' as const] }) });
  }

  /** All that a reader keeps, the newest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ImageRecord> {
    return this.each(ownerId, { state: 'kept' }, { createdAt: -1, _id: -1 });
  }

  /** Those of all readers that have been in a state since before a moment. */
  overdue(state: ImageState, before: Date, limit: number): Promise<(ImageRecord & { ownerId: OwnerId })[]> {
    return this.all
      .find({ state, since: mongoose.trusted({ $lt: before }) })
      .limit(limit)
      .lean<ImageRecord[]>()
      .exec()
      .then((images) => images.map((image) => ({ ...image, ownerId: ownerOf(image.ownerId) })));
  }

  /**
   * Forgets the images of a reader whose account is gone. What is just arriving is left to the sweep: whoever brings it may
   * put its files into the store after this.
   */
  async removeAll(ownerId: OwnerId, now: Date): Promise<void> {
    const arriving = { state: 'arriving' as const };
    await this.updateMany(ownerId, arriving, { $set: { state: 'going', since: now } });
    const rest = mongoose.trusted({ $in: ['kept' as const, 'leaving' as const] });
    await this.deleteMany(ownerId, { state: rest });
  }
}
