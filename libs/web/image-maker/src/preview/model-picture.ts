import type { CardPicture } from '@word-unfolded/quote-card';

/**
 * The picture of a model as the ground of a card, measured in the shape of the card.
 *
 * @throws when it cannot be fetched or decoded
 */
export async function pictureAt(address: string, width: number, height: number): Promise<CardPicture> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  // A drawing shows no picture by its address, so that the picture is written into it.
  const href = await dataUrlOf(await response.blob());
  const { measuredSides, tonesOfPixels } = await import('@word-unfolded/quote-card');
  const [columns, rows] = measuredSides(width, height);
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
  const brush = brushOf(canvas);
  cover(brush, await decoded(href));
  return { href, tonesIn: tonesOfPixels(brush.getImageData(0, 0, columns, rows).data, columns, rows) };
}

/** @throws Error in a browser without canvas */
export function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas');
  return brush;
}

/** @throws DOMException for what is no image */
export async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws the middle of an image so that it covers everything, as the card shows it. */
function cover(brush: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { width, height } = brush.canvas;
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [drawnWidth, drawnHeight] = [image.naturalWidth * scale, image.naturalHeight * scale];
  brush.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(blob);
  });
}
