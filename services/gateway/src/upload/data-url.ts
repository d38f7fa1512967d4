import { CatalogueError, type DataUrlRule } from '@word-unfolded/contracts';

const HEAD = /^data:([\w/+.-]{1,100});base64,/;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

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
  if (!mediaTypes.includes(mediaType) || encoded.length % 4 !== 0 || !BASE64.test(encoded))
    throw CatalogueError.restore(invalid);
  if (Buffer.byteLength(encoded, 'base64') > maxBytes) throw CatalogueError.restore(tooLarge);
  return Buffer.from(encoded, 'base64');
}
