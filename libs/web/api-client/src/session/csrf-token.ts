import { AppError } from '@word-unfolded/contracts';
import { jsonOf } from '../routes/read-answer.js';
import { sendOnce, type Sending } from '../transport/send-once.js';
import { refusalOf } from '../problems/server-refusal.js';
import { shareRequest } from '../routes/share-request.js';

const ADDRESS = '/api/csrf-token';

let known: string | undefined;

/** The CSRF token of this browser, fetched once for all concurrent writes. */
export async function csrfToken(sending: Sending): Promise<string> {
  known ??= await shareRequest(ADDRESS, sending.cancelled, (cancelled) =>
    sendOnce({ ...sending, cancelled, request: { method: 'GET', address: ADDRESS }, read }),
  );
  return known;
}

/** Discards a token that the server has refused: the next call fetches another. */
export function forgetCsrfToken(): void {
  known = undefined;
}

/** The token is at the top level of the response (decisions, "One envelope"). */
async function read(response: Response): Promise<string> {
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (typeof body === 'object' && body !== null && 'csrfToken' in body && typeof body.csrfToken === 'string')
    return body.csrfToken;
  throw AppError.of('INVALID_RESPONSE_FORMAT');
}
