import { randomBytes } from 'node:crypto';
import { until } from './until.mjs';

/** @typedef {import('playwright-core').APIRequestContext} Api the cookies and the calls of one browser */

/** @typedef {{ email: string, username: string, password: string }} Reader who reads, and what they sign in with */

/**
 * @typedef {object} Letter as the mail sandbox shows it
 * @property {string} to
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string[]} links
 */

/** Somebody who has never been here. No two are the same, however many tests share a house. @returns {Reader} */
export function newReader() {
  const mark = randomBytes(5).toString('hex');
  return { email: `${mark}@reader.test`, username: `reader-${mark}`, password: `walks by faith ${mark}` };
}

/**
 * A reader whose address is verified, made by the calls that the pages make.
 *
 * @param {Api} api
 * @param {string} houseUrl
 */
export async function registerReader(api, houseUrl) {
  const reader = newReader();
  await post(api, `${houseUrl}/api/auth/register`, {
    ...reader,
    name: 'Phoebe of Cenchreae',
    confirmPassword: reader.password,
    agreement: true,
  });
  const link = linkIn(await letterTo(houseUrl, reader.email), '/verify-email/');
  await expectOk(
    await api.get(`${houseUrl}/api/auth/verify-email/${new URL(link).pathname.split('/').at(-1)}`),
  );
  return reader;
}

/**
 * Signs in, and answers with what a browser then keeps: the cookies of the session, and its access token.
 *
 * @param {Api} api
 * @param {string} houseUrl
 * @param {Reader} reader
 */
export async function signIn(api, houseUrl, { email, password }) {
  const answer = await post(api, `${houseUrl}/api/auth/login`, { email, password });
  const { data } = /** @type {{ data: { token: string } }} */ (await answer.json());
  const { cookies } = await api.storageState();
  const localStorage = [{ name: 'auth_token', value: data.token }];
  return { cookies, origins: [{ origin: houseUrl, localStorage }] };
}

/**
 * The newest letter to an address of which `matches` holds; waits for it.
 *
 * @param {string} houseUrl
 * @param {string} email
 * @param {(letter: Letter) => boolean} [matches]
 * @returns {Promise<Letter>}
 */
export async function letterTo(houseUrl, email, matches = () => true) {
  /** @type {Letter | undefined} */
  let found;
  await until(`a letter to ${email}`, async () => {
    const answer = await fetch(`${houseUrl}/sandbox/outbox.json`);
    const outbox = /** @type {Letter[]} */ (await answer.json());
    found = outbox.find((letter) => letter.to.includes(email) && matches(letter));
    return found !== undefined;
  });
  return /** @type {Letter} */ (/** @type {unknown} */ (found));
}

/**
 * The link of a letter that has these words.
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
 */
async function post(api, address, data) {
  const { csrfToken } = await (await api.get(`${new URL(address).origin}/api/csrf-token`)).json();
  return expectOk(await api.post(address, { data, headers: { 'x-csrf-token': csrfToken } }));
}

/** @param {import('playwright-core').APIResponse} answer */
async function expectOk(answer) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer;
}
