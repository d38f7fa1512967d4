import { createServer } from 'node:net';

/**
 * Finds a loopback port that is not in use at the moment.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
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
