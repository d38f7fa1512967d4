import type { RouteAnswer, RouteContract, TextMediaType } from '@word-unfolded/contracts';

/** The Content-Type of a text route. */
export function typeOf({ mediaType }: { readonly mediaType: TextMediaType }): string {
  return `${mediaType}; charset=utf-8`;
}

/** The body of a response: the text of a text route, otherwise the envelope. */
export function textOf(
  { answerText }: Pick<RouteContract, 'answerText'>,
  { data, pagination }: Pick<RouteAnswer, 'data' | 'pagination'>,
): string {
  if (answerText) return answerText.of(data).text;
  return JSON.stringify({ success: true, data, ...(pagination && { pagination }) });
}
