import { CatalogueError, type DataUrlRule } from '@word-unfolded/contracts';

const HEAD = /^data:([\w/+.-]{1,100});base64,/;

const NO_BASE64 = /[^A-Za-z0-9+/]/;

/**
 * The file that a data URL holds in base64 (RFC 2397, RFC 4648 section 4).
 *
 * @throws CatalogueError the rule's own for one that is too large, of another type, or no such URL
 */
export function decodeDataUrl(
  text: string,
  { mediaTypes, maxBytes, tooLarge, invalid }: DataUrlRule,
): Buffer {
  const [head = '', mediaType = ''] = HEAD.exec(text) ?? [];
  const encoded = text.slice(head.length);
  if (!mediaTypes.includes(mediaType) || !isBase64(encoded)) throw CatalogueError.restore(invalid);
  if (Buffer.byteLength(encoded, 'base64') > maxBytes) throw CatalogueError.restore(tooLarge);
  return Buffer.from(encoded, 'base64');
}

/** Looks for what does not belong there: a pattern for all of it would remember each of millions of characters. */
function isBase64(encoded: string): boolean {
  const padding = /={1,2}$/.exec(encoded.slice(-2))?.[0].length ?? 0;
  const digits = encoded.slice(0, encoded.length - padding);
  return digits !== '' && encoded.length % 4 === 0 && !NO_BASE64.test(digits);
}
