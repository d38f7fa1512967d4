import type { PublishedPost } from '@word-unfolded/contracts';
import { postAddress } from '../addresses.js';

/** The whole address of a post. */
export const wholeAddress = (slug: string) => new URL(postAddress(slug), window.location.origin).href;

/** Passes the address of a post to the share sheet of the device; copies it where there is none. */
export async function shareAddress({ slug, title }: PublishedPost): Promise<'sent' | 'copied' | 'failed'> {
  const url = wholeAddress(slug);
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'sent';
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The reader closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'failed';
  }
}
