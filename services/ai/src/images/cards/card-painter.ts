import { Injectable } from '@nestjs/common';
import { AppError, type ImageOrder } from '@word-unfolded/contracts';
import {
  drawCard,
  UnsupportedCharactersError,
  type CardPicture,
  type CardRequest,
} from '@word-unfolded/quote-card';
import type { DrawnImage } from '../providers/image-provider.js';
import { sharp } from '../image-readers.js';
import { installedFaces } from './installed-faces.js';

const JPEG_QUALITY = { medium: 86, high: 94 } as const;

const WITHIN_SECONDS = 30;

type FileKind = Pick<ImageOrder, 'format' | 'quality'>;

/** Sets the words of an order, over a drawn background or over a picture, and makes it an image file. */
@Injectable()
export class CardPainter {
  /**
   * Draws a card.
   *
   * @param picture replaces the drawn background
   * @throws AppError IMAGE_CHARACTERS_UNSUPPORTED, IMAGE_FAILED
   */
  async paint(order: ImageOrder, picture?: CardPicture): Promise<DrawnImage> {
    const [width, height] = order.size.split('x').map(Number) as [number, number];
    const { background, id: _, ...rest } = order;
    const transparent = background === 'transparent';
    return this.paintCard({ ...rest, width, height, transparent, picture }, order);
  }

  /**
   * Draws a card of any size.
   *
   * @throws AppError as {@link paint}
   */
  async paintCard(card: CardRequest, file: FileKind): Promise<DrawnImage> {
    try {
      return await this.rasterise(file, drawCard(card, await installedFaces()).svg);
    } catch (cause) {
      if (cause instanceof UnsupportedCharactersError)
        throw AppError.of('IMAGE_CHARACTERS_UNSUPPORTED', { characters: cause.characters });
      throw AppError.with('IMAGE_FAILED', { error: 'drawing' }, { cause });
    }
  }

  private async rasterise({ format, quality }: FileKind, svg: string): Promise<DrawnImage> {
    const image = sharp(Buffer.from(svg), { unlimited: true }).timeout({ seconds: WITHIN_SECONDS });
    if (format === 'jpeg')
      return {
        bytes: await image.flatten().jpeg({ quality: JPEG_QUALITY[quality] }).toBuffer(),
        ending: 'jpg',
      };
    // Medium quality is a smaller file of the same pixels.
    return {
      bytes: await image.png({ compressionLevel: quality === 'high' ? 4 : 7 }).toBuffer(),
      ending: 'png',
    };
  }
}
