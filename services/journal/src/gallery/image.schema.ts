import type { GALLERY_MEDIA_TYPES } from '@word-unfolded/contracts';
import type { ImageAesthetic, ImageMood, ImageStyle, ImageTypography } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * The state of an image. The record is created before the files and deleted after them, so that no file is ever without
 * a record, wherever a process dies. `arriving`: the files are being uploaded. `kept`: the image is saved. `leaving`:
 * it is deleted and can be restored. `going`: its files are being removed and it cannot be restored.
 */
export type ImageState = 'arriving' | 'kept' | 'leaving' | 'going';

/** The description given when the image was saved. */
export type ImageMaking = {
  readonly prompt: string;
  readonly quote: string;
  readonly style: ImageStyle;
  readonly typography: ImageTypography | null;
  readonly aesthetic: ImageAesthetic | null;
  readonly mood: ImageMood | null;
  readonly entryId: string | null;
  /** Where the quote stands, or whose words it has; absent from images that were saved before it was stored. */
  readonly source?: string;
  readonly edition?: string;
};

/** An image of a reader. */
export type ImageRecord = ImageMaking & {
  readonly _id: string;
  readonly ownerId: string;
  readonly state: ImageState;
  /** When the current state began. */
  readonly since: Date;
  readonly createdAt: Date;
  /** Keys in the store: the original image and its thumbnail. */
  readonly file: string;
  readonly thumbnail: string;
  readonly mediaType: (typeof GALLERY_MEDIA_TYPES)[number];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: '' } as const;
const orNull = { type: String, default: null } as const;
const date = { type: Date, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<ImageRecord>(
  {
    _id: text,
    ownerId: text,
    state: text,
    since: date,
    createdAt: date,
    file: text,
    thumbnail: text,
    mediaType: text,
    width: number,
    height: number,
    bytes: number,
    prompt: maybeText,
    quote: text,
    style: text,
    typography: orNull,
    aesthetic: orNull,
    mood: orNull,
    entryId: orNull,
    source: maybeText,
    edition: maybeText,
  },
  { collection: 'gallery-images', versionKey: false },
);

/** For a page of the gallery. */
schema.index({ ownerId: 1, state: 1, createdAt: -1, _id: -1 });
/** For the images of an entry. */
schema.index({ ownerId: 1, entryId: 1, state: 1, createdAt: -1 });
/** For the sweep. */
schema.index({ state: 1, since: 1 });

export function imageModel(connection: Connection): Model<ImageRecord> {
  return connection.model<ImageRecord>('GalleryImage', schema);
}
