import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { until } from '../stack/until.mjs';
import { startBareServer } from './measure/bare-server-process.mjs';
import { BenchReader } from './bench-reader.mjs';
import { inOrder } from './measure/in-order.mjs';
import { load } from './measure/load.mjs';
import { oneByOne } from './measure/one-by-one.mjs';

const CONNECTIONS = 32;

/**
 * Lower than the limit of failed sign-ins of a known device, because each sign-in counts as failed until it is
 * verified.
 */
const SIGN_INS_AT_A_TIME = 4;

/** Number of requests per kind when measuring the cost of checks. */
const TIMES = 2_000;

const ME = '/api/auth/me';
const LOGIN = '/api/auth/login';

/**
 * Measures accounts. `requests`: the account request of a signed-in reader through gateway, NATS, service and database,
 * compared with a bare Fastify server that returns the same bytes, and sign-ins (bound by Argon2id), alternating in one
 * run. `oneByOne`: the same without concurrent load, and refusals that differ only in the checks of the gateway.
 * `checkingMs`: the cost of checking a session at the gateway, for a known token and for one whose signature is
 * verified; medians, in milliseconds.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export async function benchAccounts({ library, seconds, rounds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = new Stack({
    port: await freePort(),
    data: path.join(folder, 'accounts'),
    library,
    env: { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' },
  });
  try {
    await stack.start(() => {});
    return await measure(stack.url, { seconds, rounds });
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} origin
 * @param {{ seconds: number, rounds: number }} options
 */
async function measure(origin, { seconds, rounds }) {
  const reader = new BenchReader(origin, 'reads');
  // The number of sessions per account is limited, so repeated sign-ins of one account would end the measured session.
  const signer = new BenchReader(origin, 'signs-in');
  for (const each of [reader, signer]) await each.register();
  const ended = await endedToken(reader);
  const token = await reader.signIn();
  const session = signedIn(reader, token);
  const bare = await startBareServer(origin, [ME], session);
  try {
    const checks = await oneByOne(
      {
        bare: { origin: bare.origin, path: ME, status: 200 },
        'gateway, NATS, service': { origin, path: ME, headers: session, status: 200 },
        'refused unchecked': { origin, path: ME, status: 401 },
        'refused by memory': { origin, path: ME, headers: ended, status: 401 },
        'refused by signature': { origin, path: ME, headers: signedIn(reader, forged(token)), status: 401 },
      },
      { times: TIMES, warmUp: TIMES / 4 },
    );
    const requests = await inOrder(
      {
        bare: { url: bare.origin, path: ME, connections: CONNECTIONS },
        'gateway, NATS, service': { url: origin, path: ME, connections: CONNECTIONS, headers: session },
        'signing in': { url: origin, path: LOGIN, connections: SIGN_INS_AT_A_TIME, ...signIn(signer) },
      },
      rounds,
      ({ url, path, ...options }) => load(url, [path], { seconds, ...options }),
    );
    const p50 = (/** @type {string} */ name) => checks[name]?.p50 ?? NaN;
    const added = (/** @type {string} */ name) => Number((p50(name) - p50('refused unchecked')).toFixed(3));
    return {
      requests,
      oneByOne: checks,
      checkingMs: { known: added('refused by memory'), verified: added('refused by signature') },
    };
  } finally {
    bare.stop();
  }
}

/**
 * A token of an ended session. The gateway finds it in memory, then among the revocations, and calls no service.
 *
 * @param {BenchReader} reader
 */
async function endedToken(reader) {
  const headers = signedIn(reader, await reader.signIn());
  await reader.signOut();
  await until('the session has ended', async () => {
    const { status } = await fetch(reader.origin + ME, { headers });
    return status === 401;
  });
  return headers;
}

/**
 * The same token with a different signature, which is verified each time and never cached. The first half of the
 * signature is changed, because it is compared last; a change in the other half is detected before any computation.
 *
 * @param {string} token
 */
function forged(token) {
  const begin = token.lastIndexOf('.') + 1;
  return `${token.slice(0, begin)}${token[begin] === 'A' ? 'B' : 'A'}${token.slice(begin + 1)}`;
}

/** @param {BenchReader} reader */
function signIn(reader) {
  return {
    method: /** @type {const} */ ('POST'),
    headers: reader.headers,
    body: JSON.stringify(reader.form),
  };
}

/**
 * The headers of a signed-in reader: the token, and the cookie of the same session.
 *
 * @param {BenchReader} reader
 * @param {string} token
 */
function signedIn(reader, token) {
  return { cookie: reader.headers.cookie, authorization: `Bearer ${token}` };
}
