import { isPortTaken } from '../stack/processes/free-port.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { prepareDataFolder } from './data-folder.mjs';
import { ensurePackages } from './packages.mjs';
import { assertNodeVersion } from './node-version.mjs';
import { assertProductionDatabases } from './production.mjs';
import { ensureOptionalPart, ensureSystemParts } from './system-parts.mjs';
import { dataFolder } from './workspace.mjs';

/**
 * Ensures the prerequisites of a build: Node version, configured databases in production, a free port, a writable data
 * folder, system packages and npm packages.
 *
 * @param {string} command that the operator typed, such as `npm start`
 * @returns {Promise<number>} the port of the web address
 * @throws {Problem} that says what the operator can do
 */
export async function prepareMachine(command) {
  assertNodeVersion();
  assertProductionDatabases();
  const port = portOf(process.env.PORT);
  if (await isPortTaken(port)) {
    throw new Problem(`Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`);
  }
  prepareDataFolder(dataFolder());
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
