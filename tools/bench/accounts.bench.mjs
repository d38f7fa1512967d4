import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../house/free-port.mjs';
import { House } from '../house/house.mjs';
import { until } from '../house/until.mjs';
import { startBareServer } from './bare-server-process.mjs';
import { BenchReader } from './bench-reader.mjs';
import { inTurn } from './in-turn.mjs';
import { load } from './load.mjs';
import { oneByOne } from './one-by-one.mjs';

const CONNECTIONS = 32;

/** Fewer than the wrong passwords that a known device may send: each sign-in counts as one until it has been checked. */
const SIGN_INS_AT_A_TIME = 4;

/** How often each question is asked to see what checking costs. */
const TIMES = 2_000;

const ME = '/api/auth/me';
const LOGIN = '/api/auth/login';

/**
 * What accounts cost. `requests`: the signed-in reader's own account through gateway, NATS, service and database beside
 * a bare Fastify server that returns the same bytes, and sign-ins (bound by Argon2id), in turn in the same run.
 * `oneByOne`: the same while nothing else is asked, and refusals that differ only in what the gateway has to check.
 * `checkingMs`: what checking a session adds at the gateway: one whose token is known, and one whose signature is
 * verified; medians, in milliseconds.
 *
 * @param {{ library: string, seconds: number, rounds: number }} options
 */
export async function benchAccounts({ library, seconds, rounds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const house = new House({
    port: await freePort(),
    data: path.join(folder, 'accounts'),
    library,
    env: { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' },
  });
  try {
    await house.start(() => {});
    return await measure(house.url, { seconds, rounds });
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} origin
 * @param {{ seconds: number, rounds: number }} options
 */
async function measure(origin, { seconds, rounds }) {
  const reader = new BenchReader(origin, 'reads');
  // An account has only so many sessions: whoever signs in all the time would end the one that is measured.
  const signer = new BenchReader(origin, 'signs-in');
  for (const each of [reader, signer]) await each.register();
  const ended = await endedToken(reader);
  const token = await reader.signIn();
  const bare = await startBareServer(origin, [ME], bearer(token));
  try {
    const checks = await oneByOne(
      {
        bare: { origin: bare.origin, path: ME, status: 200 },
        'gateway, NATS, service': { origin, path: ME, headers: bearer(token), status: 200 },
        'refused unchecked': { origin, path: ME, status: 401 },
        'refused by memory': { origin, path: ME, headers: bearer(ended), status: 401 },
        'refused by signature': { origin, path: ME, headers: bearer(forged(token)), status: 401 },
      },
      { times: TIMES, warmUp: TIMES / 4 },
    );
    const requests = await inTurn(
      {
        bare: { url: bare.origin, path: ME, connections: CONNECTIONS },
        'gateway, NATS, service': { url: origin, path: ME, connections: CONNECTIONS, headers: bearer(token) },
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
 * A token of a session that has ended: the gateway finds it in memory, then among the revocations, and asks nobody.
 *
 * @param {BenchReader} reader
 */
async function endedToken(reader) {
  const token = await reader.signIn();
  await reader.signOut();
  await until('the session has ended', async () => {
    const { status } = await fetch(reader.origin + ME, { headers: bearer(token) });
    return status === 401;
  });
  return token;
}

/**
 * The same token with another signature: it is verified each time, and never remembered. Its first half is changed, that
 * which is compared last: a change in the other can be seen before anything is computed.
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

/** @param {string} token */
function bearer(token) {
  return { authorization: `Bearer ${token}` };
}
