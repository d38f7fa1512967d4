import { CatalogueError } from '@word-unfolded/contracts';
import { jsonOf } from '../read-answer.js';
import { sendOnce, type Sending } from '../send-once.js';
import { refusalOf } from '../server-refusal.js';
import { shareRequest } from '../share-request.js';

const ADDRESS = '/api/csrf-token';

let known: string | undefined;

/** The CSRF token of this browser, fetched once, however many writes wait for it. */
export async function csrfToken(sending: Sending): Promise<string> {
  known ??= await shareRequest(ADDRESS, sending.cancelled, (cancelled) =>
    sendOnce({ ...sending, cancelled, request: { method: 'GET', address: ADDRESS }, read }),
  );
  return known;
}

/** After the server has refused it: the next one is fetched. */
export function forgetCsrfToken(): void {
  known = undefined;
}

/** The token stands at the top of the answer (decisions, "One envelope"). */
async function read(response: Response): Promise<string> {
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (typeof body === 'object' && body !== null && 'csrfToken' in body && typeof body.csrfToken === 'string')
    return body.csrfToken;
  throw CatalogueError.of('INVALID_RESPONSE_FORMAT');
}
