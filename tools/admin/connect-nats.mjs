import { connect } from '@nats-io/transport-node';
import { Problem } from '../terminal/terminal.mjs';

/**
 * Connects to NATS with a single attempt: a command should fail at once if the server is not running.
 *
 * @param {string} url in the format of NATS_URL; the servers of a cluster are separated by commas
 * @param {number} timeoutMs
 * @throws {Problem} if it is unreachable
 */
export async function connectNats(url, timeoutMs) {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  const { username, password, protocol } = /** @type {URL} */ (addresses[0]);
  const [first, second] = [username, password].map(decodeURIComponent);
  try {
    return await connect({
      servers: addresses.map(({ host }) => host),
      ...(second ? { user: first, pass: second } : first && { token: first }),
      ...(protocol === 'tls:' && { tls: {} }),
      timeout: timeoutMs,
      reconnect: false,
    });
  } catch {
    throw new Problem(`The application is unreachable at ${addresses.map(({ host }) => host).join(', ')}.`);
  }
}
