import type { ImageOrder } from '@word-unfolded/contracts';
import type { Reservation } from '@word-unfolded/metering';

/** What an image costs its reader: one image, once, however often it is requested by the same key. */
export function imageReservation({
  id,
}: Pick<ImageOrder, 'id'>): Reservation & { readonly amounts: { images: number } } {
  return { id: `image-${id}`, feature: 'image', amounts: { images: 1 } };
}
