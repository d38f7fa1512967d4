export type PictureRequest = {
  /** What the picture shows. A model never draws words of Scripture: they are typeset afterwards. */
  readonly prompt: string;
  /** Width and height in pixels. */
  readonly size: '1024x1024' | '1024x1536' | '1536x1024';
  readonly quality: 'medium' | 'high';
  readonly background: 'opaque' | 'transparent';
  readonly format: 'png' | 'jpeg';
};

export type Picture = { readonly bytes: Buffer; readonly mediaType: 'image/png' | 'image/jpeg' };

/** Generates images. Each adapter is one provider. */
export abstract class ImageModel {
  /** The name that readers see. */
  abstract readonly name: string;

  /** Whether it is configured. */
  abstract isAvailable(): boolean;

  /**
   * Generates an image.
   *
   * @param signal cancels the work
   * @throws AppError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT, IMAGE_DATA_MISSING,
   * IMAGE_FAILED
   */
  abstract draw(request: PictureRequest, signal: AbortSignal): Promise<Picture>;
}
