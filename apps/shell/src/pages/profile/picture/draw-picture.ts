/** An area of a picture, in its own pixels. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Side length of the uploaded square, in pixels: twice its largest display size, for high-density screens. */
const SIDE = 512;

/** JPEG quality, from 0 to 1: the server encodes it again. */
const QUALITY = 0.92;

/**
 * Redraws a square area of a picture, so that nothing outside it leaves the device.
 *
 * @throws when the browser cannot read the picture or cannot draw
 */
export async function drawPart(url: string, part: Part): Promise<Blob> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return draw(picture, part, { width: SIDE, height: SIDE });
}

/** Draws the current frame of a camera. */
export function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const size = { width: video.videoWidth, height: video.videoHeight };
  return draw(video, { x: 0, y: 0, ...size }, size);
}

async function draw(
  source: CanvasImageSource,
  { x, y, width, height }: Part,
  size: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = 'white'; // JPEG has no transparency, and a black background would hide dark lines
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('This browser cannot make a picture of what it drew');
  return blob;
}
