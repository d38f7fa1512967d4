import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give outgoing connections the ports from 32768 on: one of them may be taken before its server starts. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * Finds a loopback port that is not in use at the moment, and that no outgoing connection will take.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await canListen(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Whether a port of this machine is in use.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortTaken(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });
}
