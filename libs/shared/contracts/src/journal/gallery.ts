import {
  GALLERY_LIMITS,
  IMAGE_AESTHETICS,
  IMAGE_MOODS,
  IMAGE_STYLES,
  IMAGE_TYPOGRAPHIES,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { lineText, multilineText } from '../text/text-fields.js';
import { moment } from './current-passage.js';

/** Upper limits of an image of the gallery. */
export const GALLERY_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Characters of an address: addresses of a bucket carry a signature of some hundred characters. */
const ADDRESS_CHARACTERS = 4_000;

/** Four base64 characters for every three bytes, and the prefix of the data URL. */
const DATA_URL_CHARACTERS = Math.ceil(GALLERY_LIMITS.imageBytes / 3) * 4 + 100;

/** Bytes of a body: an image of the maximum size, and the texts besides it. */
const BODY_BYTES = DATA_URL_CHARACTERS + 50_000;

/** The origin of an image. */
const making = z.object({
  prompt: multilineText().trim().max(GALLERY_LIMITS.promptCharacters).default(''),
  quote: multilineText().trim().min(1).max(GALLERY_LIMITS.quoteCharacters),
  style: z.enum(IMAGE_STYLES).default('GENERAL'),
  typography: z.enum(IMAGE_TYPOGRAPHIES).nullable().default(null),
  aesthetic: z.enum(IMAGE_AESTHETICS).nullable().default(null),
  mood: z.enum(IMAGE_MOODS).nullable().default(null),
  entryId: documentId
    .nullable()
    .default(null)
    .meta({ description: 'The entry from which it was generated.' }),
  source: lineText()
    .trim()
    .max(GALLERY_LIMITS.sourceCharacters)
    .default('')
    .meta({ description: 'Where the quote stands, or whose words it has.' }),
  edition: lineText()
    .trim()
    .max(GALLERY_LIMITS.sourceCharacters)
    .default('')
    .meta({ description: 'The edition of a quote from Scripture.' }),
});

/** The properties of an image of the gallery, without its addresses. */
export const storedImage = z.object({
  id: documentId,
  prompt: z.string(),
  quote: z.string(),
  style: z.enum(IMAGE_STYLES),
  typography: z.enum(IMAGE_TYPOGRAPHIES).nullable(),
  aesthetic: z.enum(IMAGE_AESTHETICS).nullable(),
  mood: z.enum(IMAGE_MOODS).nullable(),
  entryId: documentId.nullable(),
  source: z.string(),
  edition: z.string(),
  mediaType: z.enum(GALLERY_MEDIA_TYPES),
  width: z.int().min(1).meta({ description: 'In pixels.' }),
  height: z.int().min(1).meta({ description: 'In pixels.' }),
  bytes: z.int().min(1),
  createdAt: moment,
});

/** An image of the gallery. Its addresses expire; a new request returns new ones. */
export const galleryImage = storedImage.extend({
  url: z.string().meta({ description: 'The image, by a signed address.' }),
  thumbnailUrl: z.string().meta({
    description:
      'A small version of the whole image for lists: WebP. Those made before 2026-11-24 are squares.',
  }),
  expiresIn: z.int().min(1).meta({ description: 'Seconds for which the addresses are valid.' }),
});

export type GalleryImage = z.infer<typeof galleryImage>;

const sent = making.extend({
  url: lineText()
    .max(DATA_URL_CHARACTERS, 'GALLERY_IMAGE_TOO_LARGE')
    .refine((url) => url.startsWith('data:') || url.length <= ADDRESS_CHARACTERS, 'GALLERY_ADDRESS_REFUSED')
    .meta({
      description:
        'The image as a data URL (data:image/png;base64,..., also jpeg and webp), or the signed address of an image of this site.',
    }),
});

/**
 * Saves an image: one that the gateway has put into the store, or a copy of one that a signed address grants access to.
 * Errors: GALLERY_IMAGE_INVALID, GALLERY_IMAGE_TOO_LARGE, GALLERY_ADDRESS_REFUSED, GALLERY_FULL, GALLERY_SAVE_FAILED,
 * ENTRY_NOT_FOUND.
 */
export const SaveImage = defineMessage({
  subject: 'journal.gallery.save',
  request: making.extend({
    userId: documentId,
    image: z.union([
      z.object({ upload: z.string().max(200) }),
      z.object({ address: z.string().max(ADDRESS_CHARACTERS) }),
    ]),
  }),
  response: galleryImage,
  timeoutMs: 30_000,
});

export const saveImageRoute = defineRoute({
  method: 'POST',
  path: '/api/gallery',
  summary: 'Save an image to the gallery',
  tag: 'Gallery',
  gate: 'signed-in',
  message: SaveImage,
  body: sent,
  bodyLimit: BODY_BYTES,
  dataUrl: {
    field: 'url',
    mediaTypes: GALLERY_MEDIA_TYPES,
    maxBytes: GALLERY_LIMITS.imageBytes,
    tooLarge: 'GALLERY_IMAGE_TOO_LARGE',
    invalid: 'GALLERY_IMAGE_INVALID',
  },
  status: 201,
  toRequest: ({ body: { url, ...rest }, file }, { reader }) => ({
    ...rest,
    userId: reader.id,
    image: file.key === '' ? { address: url } : { upload: file.key },
  }),
});

const { pageMost, pageUsual } = GALLERY_LIMITS;

const listed = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(pageMost).default(pageUsual),
  entryId: documentId.optional().meta({ description: 'Only images that were generated from this entry.' }),
  style: z.enum(IMAGE_STYLES).optional(),
  mood: z.enum(IMAGE_MOODS).optional(),
  search: lineText()
    .trim()
    .max(GALLERY_LIMITS.searchCharacters)
    .optional()
    .meta({ description: 'Words in the quote or its source; accents and capitals do not matter.' }),
});

/** A page of a reader's images, the newest first. */
export const ListImages = defineMessage({
  subject: 'journal.gallery.list',
  safe: true,
  request: z.object({
    userId: documentId,
    page: z.int().min(1),
    limit: z.int().min(1).max(pageMost),
    entryId: documentId.optional(),
    style: z.enum(IMAGE_STYLES).optional(),
    mood: z.enum(IMAGE_MOODS).optional(),
    search: lineText().max(GALLERY_LIMITS.searchCharacters).optional(),
  }),
  response: z.object({ images: z.array(galleryImage), pagination }),
});

export const listImagesRoute = defineRoute({
  method: 'GET',
  path: '/api/gallery',
  summary: "The reader's images, the newest first",
  tag: 'Gallery',
  gate: 'signed-in',
  message: ListImages,
  query: listed,
  answer: z.array(galleryImage),
  toRequest: ({ query }, { reader }) => ({ ...query, userId: reader.id }),
  toAnswer: ({ images, pagination }) => ({ data: images, pagination }),
});

const owned = z.object({ userId: documentId, imageId: documentId });
const imagePath = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'GALLERY_IMAGE_NOT_FOUND'),
});

/** Removes an image from the gallery; it can be restored for some minutes. Errors: GALLERY_IMAGE_NOT_FOUND. */
export const DeleteImage = defineMessage({
  subject: 'journal.gallery.delete',
  request: owned,
  response: z.object({ id: documentId, restorableUntil: moment }),
});

export const deleteImageRoute = defineRoute({
  method: 'DELETE',
  path: '/api/gallery/{id}',
  summary: 'Delete an image of the gallery',
  tag: 'Gallery',
  gate: 'signed-in',
  message: DeleteImage,
  params: imagePath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, imageId: params.id }),
});

/** Restores an image that was just deleted. Errors: GALLERY_IMAGE_NOT_FOUND, also when the time for it has passed. */
export const RestoreImage = defineMessage({
  subject: 'journal.gallery.restore',
  request: owned,
  response: galleryImage,
});

export const restoreImageRoute = defineRoute({
  method: 'POST',
  path: '/api/gallery/{id}/restore',
  summary: 'Restore an image that was just deleted',
  tag: 'Gallery',
  gate: 'signed-in',
  message: RestoreImage,
  params: imagePath,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, imageId: params.id }),
});
