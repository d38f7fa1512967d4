import { randomUUID } from 'node:crypto';

/**
 * A signed-in reader at one gateway, who calls the API as a page does.
 *
 * @typedef {object} ReaderClient
 * @property {(method: string, address: string, data?: unknown, more?: Record<string, string>) => Promise<{ status: number, text: string }>} ask
 */

/**
 * Signs a reader in at a gateway.
 *
 * @param {string} url of the gateway
 * @param {import('../stack/readers.mjs').Reader} reader
 * @param {number} timeoutMs of each request
 * @returns {Promise<ReaderClient>}
 */
export async function openReader(url, { email, password }, timeoutMs) {
  const headers = { 'content-type': 'application/json' };
  /** @type {ReaderClient['ask']} */
  const ask = async (method, address, data, more = {}) => {
    const answer = await fetch(`${url}${address}`, {
      method,
      headers: { ...headers, ...more },
      ...(data !== undefined && { body: JSON.stringify(data) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const csrf = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await csrf.json());
  Object.assign(headers, { cookie: cookiesOf(csrf), 'x-csrf-token': csrfToken });
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { data } = /** @type {{ data?: { token: string } }} */ (await login.json());
  if (!data) throw new Error(`The reader could not sign in: ${login.status}`);
  const cookie = `${cookiesOf(csrf)}; ${cookiesOf(login)}`;
  Object.assign(headers, { cookie, authorization: `Bearer ${data.token}` });
  return { ask };
}

/**
 * Asks Theo Assist, and reads the answer to its end.
 *
 * @param {ReaderClient} client
 * @param {string} question
 * @returns {Promise<number>} the status; 0 if the answer was not given whole
 */
export async function askTheo(client, question) {
  const { status, text } = await client.ask(
    'POST',
    '/api/ai/chat/stream',
    { question, language: 'en' },
    { 'idempotency-key': randomUUID() },
  );
  return status === 200 && !/"type":"complete"/.test(text) ? 0 : status;
}

/** @param {Response} answer */
function cookiesOf(answer) {
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
