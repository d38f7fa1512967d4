import { Injectable } from '@nestjs/common';
import { AppError, type ImageOrder } from '@word-unfolded/contracts';
import { drawCard, UnsupportedCharactersError, type CardPicture } from '@word-unfolded/quote-card';
import type { DrawnImage } from '../providers/image-provider.js';
import { sharp } from '../image-readers.js';
import { installedFaces } from './installed-faces.js';

const JPEG_QUALITY = { medium: 86, high: 94 } as const;

const WITHIN_SECONDS = 30;

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
    try {
      return await this.rasterise(order, await this.svgOf(order, picture));
    } catch (cause) {
      if (cause instanceof UnsupportedCharactersError)
        throw AppError.of('IMAGE_CHARACTERS_UNSUPPORTED', { characters: cause.characters });
      throw AppError.with('IMAGE_FAILED', { error: 'the card could not be drawn' }, { cause });
    }
  }

  private async svgOf(order: ImageOrder, picture: CardPicture | undefined): Promise<string> {
    const [width, height] = order.size.split('x').map(Number) as [number, number];
    const { background, id: _, ...rest } = order;
    const transparent = background === 'transparent';
    return drawCard({ ...rest, width, height, transparent, picture }, await installedFaces()).svg;
  }

  private async rasterise({ format, quality }: ImageOrder, svg: string): Promise<DrawnImage> {
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
