import type { RouteContract, TextMediaType } from '@word-unfolded/contracts';

/** The Content-Type of a text route. */
export function typeOf({ mediaType }: { readonly mediaType: TextMediaType }): string {
  return `${mediaType}; charset=utf-8`;
}

/** The body of a response: the text of a text route, otherwise the envelope. */
export function textOf({ answerText }: Pick<RouteContract, 'answerText'>, data: unknown): string {
  return answerText ? answerText.of(data).text : JSON.stringify({ success: true, data });
}
