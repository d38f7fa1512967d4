/**
 * Why a source could not give what it was asked for:
 *   unreachable  no connection, no answer in time, or one that was cut off
 *   refused      an answer that is an error of the source
 *   unreadable   an answer of another form than the source's
 */
export type TextSourceProblem = 'unreachable' | 'refused' | 'unreadable';

/** A source of texts has failed; nothing is said about whether the passage exists. */
export class TextSourceError extends Error {
  override readonly name = 'TextSourceError';

  constructor(
    readonly problem: TextSourceProblem,
    message: string,
    options?: { readonly cause: unknown },
  ) {
    super(message, options);
  }
}
