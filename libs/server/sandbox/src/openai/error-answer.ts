import type { PlannedFailure } from './planned-failure.js';

/** An error in OpenAI's response format. */
export type ErrorAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly error: {
      readonly message: string;
      readonly type: string;
      readonly param: string | null;
      readonly code: string | null;
    };
  };
};

/** @param code from OpenAI's page of error codes */
export function errorAnswer(
  status: number,
  message: string,
  code: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): ErrorAnswer {
  const type = status === 429 ? 'requests' : status >= 500 ? 'server_error' : 'invalid_request_error';
  return { status, headers, body: { error: { message, type, param: null, code } } };
}

/** The error response that a planned failure sends before anything else, if it is of that kind. */
export function errorAtOnce(failure: PlannedFailure | undefined): ErrorAnswer | undefined {
  if (failure?.kind === 'busy') {
    const { retryAfterSeconds } = failure;
    const headers: ErrorAnswer['headers'] =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return errorAnswer(429, 'Rate limit reached for requests', 'rate_limit_exceeded', headers);
  }
  if (failure?.kind === 'without-credit')
    return errorAnswer(429, 'You exceeded your current quota', 'insufficient_quota');
  if (failure?.kind === 'broken')
    return errorAnswer(500, 'The server had an error while processing your request');
  return undefined;
}
