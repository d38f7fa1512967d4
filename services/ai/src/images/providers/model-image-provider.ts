import { Injectable } from '@nestjs/common';
import { AppError, type ImageOrder } from '@word-unfolded/contracts';
import type { CardPicture } from '@word-unfolded/quote-card';
import { ImageModel, type Picture } from '../../models/image-model.js';
import { CardPainter } from '../cards/card-painter.js';
import { tonesOfPicture } from '../cards/picture-tones.js';
import { sharp } from '../image-readers.js';
import { ImageProvider, type DrawnImage } from './image-provider.js';
import { picturePrompt } from './picture-prompt.js';

/** Bytes of the largest picture that is decoded; models draw some megabytes. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Far more pixels than any model draws. A file of a few kilobytes can declare gigabytes of pixels. */
const MOST_PIXELS = 24_000_000;

/** OpenAI, or a server with its protocol: a model draws the picture, and the words are set over it. */
@Injectable()
export class ModelImageProvider extends ImageProvider {
  override readonly id = 'openai';

  constructor(
    private readonly model: ImageModel,
    private readonly painter: CardPainter,
  ) {
    super();
  }

  override get name(): string {
    return this.model.name;
  }

  override isAvailable(): boolean {
    return this.model.isAvailable();
  }

  override async draw(order: ImageOrder, signal: AbortSignal): Promise<DrawnImage> {
    const { size, quality, background, format } = order;
    const picture = await this.model.draw(
      {
        prompt: picturePrompt(order),
        size,
        quality,
        background,
        format: background === 'transparent' ? 'png' : format,
      },
      signal,
    );
    signal.throwIfAborted();
    return this.painter.paint(order, await cardPicture(picture, order));
  }
}

/** @throws AppError IMAGE_FAILED if the bytes are no picture, or too many */
async function cardPicture({ bytes }: Picture, { size }: ImageOrder): Promise<CardPicture> {
  const failed = (error: string, cause?: unknown) => AppError.with('IMAGE_FAILED', { error }, { cause });
  if (bytes.length > MOST_BYTES) throw failed('the provider sent too large an image');
  const [width, height] = size.split('x').map(Number) as [number, number];
  try {
    // Decoded and encoded anew: what reaches the card is a plain picture, whatever the provider sent.
    const plain = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize(width, height, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const tonesIn = await tonesOfPicture(plain, { width, height });
    return { href: `data:image/png;base64,${plain.toString('base64')}`, tonesIn };
  } catch (cause) {
    throw failed('the provider sent a broken image', cause);
  }
}
