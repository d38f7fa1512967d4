import type { MadeImage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { drawInBrowser } from '../sketch/draw-in-browser.js';
import { brushOf, decoded, pictureAt } from './model-picture.js';
import { sidesOf, type DownloadFormat } from './download-sizes.js';

/** What a file is made of: the image, and how its words and ground were drawn. */
export type ImageOrigin = {
  readonly image: MadeImage;
  readonly language: Language;
  readonly isCutOut: boolean;
};

const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

const QUALITY = 0.92;

/**
 * An image in another size and format. It is composed anew for the size, with the words that the server has compared:
 * over the drawing of its seed, or over the picture of the model, of which the middle is shown.
 *
 * @throws when the picture cannot be fetched, or this browser cannot write the format
 */
export async function imageFile(origin: ImageOrigin, size: string, format: DownloadFormat): Promise<Blob> {
  const [width, height] = sidesOf(size);
  const card = new Blob([await cardAt(origin, width, height)], { type: MEDIA_TYPES.svg });
  return format === 'svg' ? card : rasterised(card, width, height, format);
}

async function cardAt({ image, language, isCutOut }: ImageOrigin, width: number, height: number) {
  const { quote, source, edition, looks, meta, provider, groundUrl } = image;
  const words = { quote, source, edition, language };
  if (provider !== 'card' && groundUrl === undefined) throw new Error('The picture of the model is missing');
  const drawn = await drawInBrowser({
    ...{ ...words, ...looks, seed: meta.seed },
    ...{ width, height, transparent: isCutOut },
    ...(groundUrl !== undefined && { picture: await pictureAt(groundUrl, width, height) }),
  });
  if (drawn.kind === 'unsupported') throw new Error(`The card has no glyph for ${drawn.characters}`);
  return drawn.svg;
}

async function rasterised(
  card: Blob,
  width: number,
  height: number,
  format: Exclude<DownloadFormat, 'svg'>,
): Promise<Blob> {
  const address = URL.createObjectURL(card);
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    brushOf(canvas).drawImage(await decoded(address), 0, 0, width, height);
    return await encoded(canvas, format);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function encoded(canvas: HTMLCanvasElement, format: Exclude<DownloadFormat, 'svg'>): Promise<Blob> {
  const type = MEDIA_TYPES[format];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // A browser that cannot write a format writes PNG instead.
  if (blob?.type !== type) throw new Error(`This browser cannot write ${type}`);
  return blob;
}
