import type { IncomingHttpHeaders } from 'node:http';

type Preference = { readonly value: string; readonly quality: number };

/**
 * The quality of a media type in an Accept header (RFC 9110, section 12.5.1): the most specific range that covers the
 * type decides. Without the header every type is accepted.
 *
 * @param type such as `text/html`
 * @returns from 0, not accepted, to 1
 */
export function mediaTypeQuality(headers: IncomingHttpHeaders, type: string): number {
  const [main = ''] = type.split('/');
  return qualityOf(headers.accept, [type, `${main}/*`, '*/*']);
}

/** Whether a client names a media type itself, and not only a range such as `text/*`. */
export function namesMediaType(headers: IncomingHttpHeaders, type: string): boolean {
  return headers.accept !== undefined && qualityOf(headers.accept, [type]) > 0;
}

/**
 * Whether a client accepts a content coding, by its Accept-Encoding header (RFC 9110, section 12.5.3). Without the
 * header no coding is used: many programs that send none cannot decode any.
 *
 * @param coding such as `br`
 */
export function takesEncoding(header: string | undefined, coding: string): boolean {
  return Boolean(header?.trim()) && qualityOf(header, [coding, '*']) > 0;
}

/** The quality of the first of some ranges that a header names; 1 without a header, 0 when it names none. */
function qualityOf(header: string | undefined, ranges: readonly string[]): number {
  if (header === undefined || header.trim() === '') return 1;
  const preferences = header.split(',').map(readPreference);
  const found = ranges.map((range) => preferences.find(({ value }) => value === range)).find(Boolean);
  return found?.quality ?? 0;
}

function readPreference(part: string): Preference {
  const [value = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { value, quality: Number.isNaN(quality) ? 1 : quality };
}
