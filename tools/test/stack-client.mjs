import { request } from 'playwright-core';
import { grantRole } from '../admin/grant-role.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';

/**
 * A signed-in reader who calls the API as a page does.
 *
 * @param {{ url: string, natsUrl: string, callerSecret: string, prefix?: string }} stack its web address, the address of
 *   its NATS, the secret that signs callers, and its SUBJECT_PREFIX
 * @param {import('../stack/readers.mjs').Reader} [known] otherwise a new one with all permissions
 */
export async function openClient({ url, natsUrl, callerSecret: secret, prefix = 'wu' }, known) {
  const api = await request.newContext();
  const reader = known ?? (await registerReader(api, url));
  if (!known) await grantRole({ url: natsUrl, prefix, secret }, reader.email, 'admin');
  const { origins } = await signIn(api, url, reader);
  const { csrfToken } = await (await api.get(`${url}/api/csrf-token`)).json();
  const headers = {
    authorization: `Bearer ${origins[0]?.localStorage[0]?.value}`,
    'x-csrf-token': csrfToken,
  };
  /**
   * @param {string} method
   * @param {string} address
   * @param {unknown} [data]
   * @param {Record<string, string>} [more] headers
   */
  const ask = async (method, address, data, more = {}) => {
    const answer = await api.fetch(`${url}${address}`, { method, headers: { ...headers, ...more }, data });
    return { status: answer.status(), body: await answer.json() };
  };
  return { reader, ask, end: () => api.dispose() };
}
