import { isPortTaken } from '../house/free-port.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { ensurePackages } from './packages.mjs';
import { assertNodeVersion } from './node-version.mjs';
import { ensureOptionalPart, ensureSystemParts } from './system-parts.mjs';

/**
 * What has to be there before anything is built: a Node that is new enough, a free port, the system parts, the packages.
 *
 * @param {string} command that the person typed, such as `npm start`
 * @returns {Promise<number>} the port of the web address
 * @throws {Problem} with what the person can do about it
 */
export async function prepareMachine(command) {
  assertNodeVersion();
  const port = portOf(process.env.PORT);
  if (await isPortTaken(port)) {
    throw new Problem(`Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`);
  }
  await ensureSystemParts(['redis', 'nats', 'sword']);
  await ensureOptionalPart('speech');
  await ensurePackages();
  return port;
}

/** @param {string | undefined} written */
function portOf(written) {
  const port = Number(written || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT is "${written}": it must be a number from 1 to 65535.`);
  return port;
}
