import { connect } from '@nats-io/transport-node';
import { Problem } from '../terminal/terminal.mjs';

/**
 * Connects to NATS, once: a command does not wait for a server that is not there.
 *
 * @param {string} url as NATS_URL has it; several servers of a cluster are separated by commas
 * @param {number} patienceMs
 * @throws {Problem} when it is out of reach
 */
export async function connectNats(url, patienceMs) {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  const { username, password, protocol } = /** @type {URL} */ (addresses[0]);
  const [first, second] = [username, password].map(decodeURIComponent);
  try {
    return await connect({
      servers: addresses.map(({ host }) => host),
      ...(second ? { user: first, pass: second } : first && { token: first }),
      ...(protocol === 'tls:' && { tls: {} }),
      timeout: patienceMs,
      reconnect: false,
    });
  } catch {
    throw new Problem(`Word Unfolded is out of reach at ${addresses.map(({ host }) => host).join(', ')}.`);
  }
}
