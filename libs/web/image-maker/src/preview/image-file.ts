import type { MadeImage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { drawInBrowser } from '../sketch/draw-in-browser.js';
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
 * An image in another size and format. A card is composed anew for the size, with the words that the server has
 * compared; the picture of a model is shown whole, over its own blurred colours.
 *
 * @throws when the picture cannot be fetched, or this browser cannot write the format
 */
export async function imageFile(origin: ImageOrigin, size: string, format: DownloadFormat): Promise<Blob> {
  const [width, height] = sidesOf(size);
  const isCard = origin.image.provider === 'card';
  const picture = isCard
    ? new Blob([await cardAt(origin, width, height)], { type: MEDIA_TYPES.svg })
    : await pictureAt(origin.image.imageUrl);
  if (format !== 'svg') return rasterised(picture, { width, height, format, origin });
  if (!isCard) throw new Error('The picture of a model is no drawing');
  return picture;
}

async function cardAt({ image, language, isCutOut }: ImageOrigin, width: number, height: number) {
  const { quote, source, edition, looks, meta } = image;
  const words = { quote, source, edition, language };
  const drawn = await drawInBrowser({
    ...{ ...words, ...looks, seed: meta.seed },
    ...{ width, height, transparent: isCutOut },
  });
  if (drawn.kind === 'unsupported') throw new Error(`The card has no glyph for ${drawn.characters}`);
  return drawn.svg;
}

/** @throws Error when it is not answered */
async function pictureAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The image was answered with ${response.status}`);
  return response.blob();
}

type Target = {
  readonly width: number;
  readonly height: number;
  readonly format: Exclude<DownloadFormat, 'svg'>;
  readonly origin: ImageOrigin;
};

async function rasterised(picture: Blob, { width, height, format, origin }: Target): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser has no canvas');
    if (origin.isCutOut || origin.image.provider === 'card') place(brush, image, 'whole');
    else {
      brush.filter = `blur(${Math.round(width / 30)}px)`;
      place(brush, image, 'cover');
      brush.filter = 'none';
      place(brush, image, 'whole');
    }
    return await encoded(canvas, format);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws an image in the middle: whole, or so that it covers everything, with its blurred edge outside. */
function place(brush: CanvasRenderingContext2D, image: HTMLImageElement, how: 'whole' | 'cover'): void {
  const { width, height } = brush.canvas;
  const [across, down] = [width / image.naturalWidth, height / image.naturalHeight];
  const scale = how === 'whole' ? Math.min(across, down) : Math.max(across, down) * 1.12;
  const [drawnWidth, drawnHeight] = [image.naturalWidth * scale, image.naturalHeight * scale];
  brush.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}

async function encoded(canvas: HTMLCanvasElement, format: Target['format']): Promise<Blob> {
  const type = MEDIA_TYPES[format];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // A browser that cannot write a format writes PNG instead.
  if (blob?.type !== type) throw new Error(`This browser cannot write ${type}`);
  return blob;
}
