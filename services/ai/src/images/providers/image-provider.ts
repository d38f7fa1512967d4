import type { ImageOrder, ImageProviderName } from '@word-unfolded/contracts';

export type ImageFile = { readonly bytes: Buffer; readonly ending: 'png' | 'jpg' };

/** An image, in the format of its order; of a model, also its picture without words, for other sizes. */
export type DrawnImage = ImageFile & { readonly ground?: ImageFile };

/** Makes images of quotes. Each provider draws the background, and our own typesetter sets the words. */
export abstract class ImageProvider {
  abstract readonly id: ImageProviderName;

  /** The name that readers see. */
  abstract readonly name: string;

  /** Whether it can be used now. */
  abstract isAvailable(): boolean;

  /**
   * Draws an image.
   *
   * @throws AppError IMAGE_CHARACTERS_UNSUPPORTED, IMAGE_FAILED, and those of ImageModel
   */
  abstract draw(order: ImageOrder, signal: AbortSignal): Promise<DrawnImage>;
}
