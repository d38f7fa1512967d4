import type { TranslationDownload } from './download-translation.js';

/**
 * The path of the files; `{translationId}/{sha256}` follows. The gateway serves them, with range requests (RFC 9110,
 * section 14).
 */
export const DOWNLOADS_PATH = '/api/scripture/downloads/';

/** The address of a download file. */
export function downloadAddress({ translation, sha256 }: TranslationDownload): string {
  return `${DOWNLOADS_PATH}${encodeURIComponent(translation.id)}/${sha256}`;
}
