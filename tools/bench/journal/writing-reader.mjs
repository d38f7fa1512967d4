import { BenchReader } from '../bench-reader.mjs';
import { operationOf } from './bench-entries.mjs';
import { DirectJournal } from './direct-journal.mjs';

/** @typedef {import('../../stack/stack.mjs').Stack} Stack */
/** @typedef {{ origin: string, headers: Record<string, string>, id: string }} SignedIn */

/** Entries of one exchange. */
export const AT_ONCE = 50;

/**
 * Creates a reader of the plus tier.
 *
 * @param {Stack} stack
 * @param {string} username
 * @returns {Promise<SignedIn>}
 */
export async function signInOnPlus(stack, username) {
  const reader = new BenchReader(stack.url, username);
  await reader.register();
  const id = await raiseToPlus(stack, username);
  const authorization = `Bearer ${await reader.signIn()}`;
  return {
    origin: stack.url,
    headers: { ...reader.headers, authorization },
    id,
  };
}

/**
 * Puts an account on the plus tier, as a purchase does.
 *
 * @param {Stack} stack
 * @param {string} username
 * @returns {Promise<string>} its id
 */
export async function raiseToPlus(stack, username) {
  const { client } = new DirectJournal(stack.databaseUrl, '');
  const accounts = client.db('auth').collection('accounts');
  const account = await accounts.findOneAndUpdate({ usernameKey: username }, { $set: { tier: 'plus' } });
  await client.close();
  if (!account) throw new Error(`there is no account of ${username}`);
  return account._id.toHexString();
}

/**
 * Sends entries as a device does: one exchange after the other.
 *
 * @param {SignedIn} reader
 * @param {number} count
 * @param {(number: number) => object} [operation] that writes an entry
 * @returns {Promise<number[]>} milliseconds of each exchange
 */
export async function bring({ origin, headers }, count, operation = operationOf) {
  const taken = [];
  let since = 0;
  for (let first = 0; first < count; first += AT_ONCE) {
    const operations = Array.from({ length: AT_ONCE }, (_, place) => operation(first + place));
    const body = JSON.stringify({ deviceId: 'bench-device', since, operations });
    const began = performance.now();
    const response = await fetch(`${origin}/api/journal/sync`, { method: 'POST', headers, body });
    const { data } = /** @type {{ data?: { cursor: number, results: { status: string }[] } }} */ (
      await response.json()
    );
    taken.push(performance.now() - began);
    if (!data || data.results.some(({ status }) => status !== 'applied'))
      throw new Error(`an exchange was answered with ${response.status}`);
    since = data.cursor;
  }
  return taken;
}
