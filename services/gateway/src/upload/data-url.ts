import { AppError, type DataUrlRule } from '@word-unfolded/contracts';

const HEAD = /^data:([\w/+.-]{1,100});base64,/;

const NO_BASE64 = /[^A-Za-z0-9+/]/;

/**
 * The file of a base64 data URL (RFC 2397, RFC 4648 section 4).
 *
 * @throws AppError the rule's own for one that is too large, of another type, or malformed
 */
export function decodeDataUrl(
  text: string,
  { mediaTypes, maxBytes, tooLarge, invalid }: DataUrlRule,
): Buffer {
  const [head = '', mediaType = ''] = HEAD.exec(text) ?? [];
  const encoded = text.slice(head.length);
  if (!mediaTypes.includes(mediaType) || !isBase64(encoded)) throw AppError.restore(invalid);
  if (Buffer.byteLength(encoded, 'base64') > maxBytes) throw AppError.restore(tooLarge);
  return Buffer.from(encoded, 'base64');
}

/**
 * Searches for an invalid character: a pattern for the whole text would need memory for each of millions of characters.
 */
function isBase64(encoded: string): boolean {
  const padding = /={1,2}$/.exec(encoded.slice(-2))?.[0].length ?? 0;
  const digits = encoded.slice(0, encoded.length - padding);
  return digits !== '' && encoded.length % 4 === 0 && !NO_BASE64.test(digits);
}
