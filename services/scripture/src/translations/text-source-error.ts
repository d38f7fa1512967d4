/**
 * Why a source failed:
 *   unreachable  no connection, no response in time, or an interrupted one
 *   refused      an error response of the source
 *   unreadable   a response in an unexpected format
 */
export type TextSourceProblem = 'unreachable' | 'refused' | 'unreadable';

/** A source of texts has failed. It says nothing about whether the passage exists. */
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
