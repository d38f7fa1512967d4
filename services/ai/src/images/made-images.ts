import { Injectable } from '@nestjs/common';
import { madeImage, type ImageOrder, type MadeImage } from '@word-unfolded/contracts';
import { BlobStore } from '@word-unfolded/storage';
import { text } from 'node:stream/consumers';
import type { DrawnImage } from './providers/image-provider.js';

/** Hours for which a picture that nobody saves is stored. */
export const STORED_HOURS = 24;

/** The top folder of pictures, each reader's in a folder of their own. */
export const IMAGES_FOLDER = 'images';

/** The pictures that were made lately. The description is written last, so that a picture with one is complete. */
@Injectable()
export class MadeImages {
  constructor(private readonly store: BlobStore) {}

  /** The picture of an order, if it was made. */
  async find(ownerId: string, id: string): Promise<MadeImage | undefined> {
    const found = await this.store.get(descriptionKey(ownerId, id));
    if (!found) return undefined;
    const read = madeImage.safeParse(parsed(await text(found)));
    return read.success ? read.data : undefined;
  }

  /** Stores a picture. The same order replaces it. */
  async save(
    ownerId: string,
    order: ImageOrder,
    { bytes, ending, ground }: DrawnImage,
    model: string,
  ): Promise<MadeImage> {
    const { id, seed, size, quote, source, edition, provider } = order;
    const { style, typography, aesthetic, mood } = order;
    const key = `${folderOf(ownerId, id)}.${ending}`;
    await this.store.put(key, bytes);
    const groundKey = ground && `${folderOf(ownerId, id)}-ground.${ground.ending}`;
    if (groundKey) await this.store.put(groundKey, ground.bytes);
    const expiresIn = STORED_HOURS * 3_600;
    const made: MadeImage = {
      imageUrl: await this.store.signedAddress(key, expiresIn),
      ...(groundKey && { groundUrl: await this.store.signedAddress(groundKey, expiresIn) }),
      meta: { seed, model, resolution: size },
      expiresIn,
      quote,
      source,
      edition,
      looks: { style, typography, aesthetic, mood },
      provider,
    };
    await this.store.put(descriptionKey(ownerId, id), Buffer.from(JSON.stringify(made)));
    return made;
  }
}

const folderOf = (ownerId: string, id: string) => `${IMAGES_FOLDER}/${ownerId}/${id}`;
const descriptionKey = (ownerId: string, id: string) => `${folderOf(ownerId, id)}.json`;

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
