import type { MadeImage } from '@word-unfolded/contracts';
import { IMAGE_DOWNLOAD_SIZES, type ImageDownloadSize } from '@word-unfolded/domain';

/** The formats in which an image is downloaded. */
const DOWNLOAD_FORMATS = ['png', 'jpeg', 'webp', 'svg'] as const;

export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const sidesOf = (size: string) => size.split('x').map(Number) as [width: number, height: number];

/** The size of which the shape is nearest to the one of the image. */
export function nearestSize({ meta }: MadeImage): ImageDownloadSize {
  const ratioOf = (size: string) => Math.log(sidesOf(size)[0] / sidesOf(size)[1]);
  const distance = (size: string) => Math.abs(ratioOf(size) - ratioOf(meta.resolution));
  return IMAGE_DOWNLOAD_SIZES.reduce((one, other) => (distance(other) < distance(one) ? other : one));
}

/** JPEG has no transparency. */
export function formatsFor(isCutOut: boolean): readonly DownloadFormat[] {
  return DOWNLOAD_FORMATS.filter((format) => format !== 'jpeg' || !isCutOut);
}

/** The name of a downloaded file: its source, its size and its ending. */
export function downloadName({ source }: MadeImage, size: string, format: DownloadFormat): string {
  const stem =
    source
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/gu, '')
      .toLowerCase() || 'image';
  return `${stem}-${size}.${format === 'jpeg' ? 'jpg' : format}`;
}
