import type { ImageOrder, ImageProviderName } from '@word-unfolded/contracts';

/** An image, in the format of its order. */
export type DrawnImage = { readonly bytes: Buffer; readonly ending: 'png' | 'jpg' };

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
   * @throws AppError IMAGE_CHARACTERS_UNSUPPORTED, IMAGE_DATA_MISSING, IMAGE_FAILED, and PROVIDER_... of a model
   */
  abstract draw(order: ImageOrder, signal: AbortSignal): Promise<DrawnImage>;
}
