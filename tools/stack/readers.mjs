import { randomBytes } from 'node:crypto';
import { until } from './until.mjs';

/** @typedef {import('playwright-core').APIRequestContext} Api the cookies and requests of one browser */

/** @typedef {{ email: string, username: string, password: string }} Reader a reader and their credentials */

/**
 * @typedef {object} Letter an email as shown by the mail sandbox
 * @property {string} to
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string[]} links
 * @property {{ name: string, type: string, bytes: number }[]} attachments
 */

/** A new reader, unique even if many tests share a stack. @returns {Reader} */
export function newReader() {
  const mark = randomBytes(5).toString('hex');
  return { email: `${mark}@reader.test`, username: `reader-${mark}`, password: `walks by faith ${mark}` };
}

/**
 * Registers a reader and verifies their address, with the requests that the pages send. A stack that trusts loopback as
 * a proxy sees each reader in a different network, because a network may register only 60 readers per hour.
 *
 * @param {Api} api
 * @param {string} stackUrl
 * @param {string} [outboxUrl] where the mail sandbox shows its emails, if not at the web address
 */
export async function registerReader(api, stackUrl, outboxUrl = stackUrl) {
  const reader = newReader();
  const registration = {
    ...reader,
    name: 'Phoebe of Cenchreae',
    confirmPassword: reader.password,
    agreement: true,
  };
  await post(api, `${stackUrl}/api/auth/register`, registration, { 'x-forwarded-for': anyNetwork() });
  const link = linkIn(await emailTo(outboxUrl, reader.email), '/verify-email/');
  const token = new URL(link).pathname.split('/').at(-1);
  await post(api, `${stackUrl}/api/auth/verify-email`, { token, password: reader.password });
  await post(api, `${stackUrl}/api/auth/logout`, {}); // verification signs in; a test that needs a session opens its own
  return reader;
}

/**
 * Signs in and returns what a browser then stores: the cookies of the session, and its access token.
 *
 * @param {Api} api
 * @param {string} stackUrl
 * @param {Reader} reader
 */
export async function signIn(api, stackUrl, { email, password }) {
  const answer = await post(api, `${stackUrl}/api/auth/login`, { email, password });
  const { data } = /** @type {{ data: { token: string } }} */ (await answer.json());
  const { cookies } = await api.storageState();
  const localStorage = [{ name: 'auth_token', value: data.token }];
  return { cookies, origins: [{ origin: stackUrl, localStorage }] };
}

/**
 * Waits for the newest email to an address for which `matches` is true.
 *
 * @param {string} stackUrl
 * @param {string} email
 * @param {(letter: Letter) => boolean} [matches]
 * @returns {Promise<Letter>}
 */
export async function emailTo(stackUrl, email, matches = () => true) {
  /** @type {Letter | undefined} */
  let found;
  await until(`a letter to ${email}`, async () => {
    const answer = await fetch(`${stackUrl}/sandbox/outbox.json`);
    const outbox = /** @type {Letter[]} */ (await answer.json());
    found = outbox.find((letter) => letter.to.includes(email) && matches(letter));
    return found !== undefined;
  });
  return /** @type {Letter} */ (/** @type {unknown} */ (found));
}

/**
 * The link of an email that contains these words.
 *
 * @param {Letter} letter
 * @param {string} words
 */
export function linkIn(letter, words) {
  const link = letter.links.find((each) => each.includes(words));
  if (!link) throw new Error(`no ${words} among ${letter.links.join(', ')}`);
  return link;
}

/**
 * @param {Api} api
 * @param {string} address
 * @param {unknown} data
 * @param {Record<string, string>} [headers]
 */
async function post(api, address, data, headers = {}) {
  const { csrfToken } = await (await api.get(`${new URL(address).origin}/api/csrf-token`)).json();
  return expectOk(await api.post(address, { data, headers: { ...headers, 'x-csrf-token': csrfToken } }));
}

function anyNetwork() {
  return ['10', ...randomBytes(3)].join('.');
}

/** @param {import('playwright-core').APIResponse} answer */
async function expectOk(answer) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer;
}
