import { Injectable } from '@nestjs/common';
import { AppError, type ImageOrder } from '@word-unfolded/contracts';
import type { CardPicture } from '@word-unfolded/quote-card';
import { ImageModel, type Picture } from '../../models/image-model.js';
import { CardPainter } from '../cards/card-painter.js';
import { tonesOfPicture } from '../cards/picture-tones.js';
import { sharp } from '../image-readers.js';
import { ImageProvider, type DrawnImage, type ImageFile } from './image-provider.js';
import { picturePrompt } from './picture-prompt.js';

/** Bytes of the largest picture that is decoded; models draw some megabytes. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Far more pixels than any model draws. A file of a few kilobytes can declare gigabytes of pixels. */
const MOST_PIXELS = 24_000_000;

/** The quality of the picture without words, of 100. */
const GROUND_QUALITY = 92;

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
    const request = {
      ...{ prompt: picturePrompt(order), size, quality, background },
      format: background === 'transparent' ? ('png' as const) : format,
    };
    const picture = await this.model.draw(request, signal).catch((error: unknown) => {
      // The texts of this error are about answers.
      if (error instanceof AppError && error.code === 'PROVIDER_FAILED')
        throw AppError.with('IMAGE_FAILED', { error: 'provider' }, { cause: error });
      throw error;
    });
    signal.throwIfAborted();
    const ground = await plainPicture(picture, order);
    return { ...(await this.painter.paint(order, await cardPicture(ground, order))), ground };
  }
}

/**
 * A picture in the size of its order, decoded and encoded anew: what reaches the card is plain, whatever the provider
 * sent.
 *
 * @throws AppError IMAGE_FAILED if the bytes are no picture, or too many
 */
async function plainPicture({ bytes }: Picture, { size, background }: ImageOrder): Promise<ImageFile> {
  if (bytes.length > MOST_BYTES) throw AppError.of('IMAGE_FAILED', { error: 'large' });
  const [width, height] = sidesOf(size);
  try {
    const plain = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).resize(width, height, {
      fit: 'cover',
    });
    return background === 'transparent'
      ? { bytes: await plain.png({ compressionLevel: 4 }).toBuffer(), ending: 'png' }
      : { bytes: await plain.flatten().jpeg({ quality: GROUND_QUALITY }).toBuffer(), ending: 'jpg' };
  } catch (cause) {
    throw AppError.with('IMAGE_FAILED', { error: 'broken' }, { cause });
  }
}

async function cardPicture({ bytes, ending }: ImageFile, { size }: ImageOrder): Promise<CardPicture> {
  const [width, height] = sidesOf(size);
  const type = ending === 'png' ? 'image/png' : 'image/jpeg';
  return {
    href: `data:${type};base64,${bytes.toString('base64')}`,
    tonesIn: await tonesOfPicture(bytes, { width, height }),
  };
}

const sidesOf = (size: ImageOrder['size']) => size.split('x').map(Number) as [width: number, height: number];
