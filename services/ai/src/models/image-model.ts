export const PICTURE_SIZES = ['1024x1024', '1024x1536', '1536x1024'] as const;

export type PictureRequest = {
  /** What is to be seen. Words of Scripture are never drawn by a model: they are set in type afterwards. */
  readonly prompt: string;
  /** Width and height in pixels. */
  readonly size: (typeof PICTURE_SIZES)[number];
  readonly quality: 'medium' | 'high';
  readonly background: 'opaque' | 'transparent';
  readonly format: 'png' | 'jpeg';
};

export type Picture = { readonly bytes: Buffer; readonly mediaType: 'image/png' | 'image/jpeg' };

/** Makes pictures. Each adapter is one provider. */
export abstract class ImageModel {
  /** What readers are told of it. */
  abstract readonly name: string;

  /** Whether it is set up. */
  abstract isAvailable(): boolean;

  /**
   * Makes a picture.
   *
   * @param signal ends the work when nobody needs it any more
   * @throws CatalogueError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract draw(request: PictureRequest, signal: AbortSignal): Promise<Picture>;
}
