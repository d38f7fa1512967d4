import type { TranslationDownload } from './download-translation.js';

/** Where the files are; `{translationId}/{sha256}` follows. The gateway serves them, in ranges too (RFC 9110, section 14). */
export const DOWNLOADS_PATH = '/api/scripture/downloads/';

/** The address of the file of a download. */
export function downloadAddress({ translation, sha256 }: TranslationDownload): string {
  return `${DOWNLOADS_PATH}${encodeURIComponent(translation.id)}/${sha256}`;
}
