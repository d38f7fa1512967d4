import { LIMIT_HEADERS } from '@word-unfolded/contracts';
import type { Json } from './json.js';

const number = (description: string): Json => ({ description, schema: { type: 'integer', minimum: 0 } });

/** The limit headers of a metered response; absent when they are not known. */
export const LIMIT_HEADERS_DESCRIBED: Json = {
  [LIMIT_HEADERS.tokens]: number('Tokens that the day allows.'),
  [LIMIT_HEADERS.tokensRemaining]: number('Tokens that are left of it.'),
  [LIMIT_HEADERS.requests]: number('Requests that the day allows.'),
  [LIMIT_HEADERS.requestsRemaining]: number('Requests that are left of it.'),
  [LIMIT_HEADERS.reset]: number('Seconds until the limits begin anew.'),
};
