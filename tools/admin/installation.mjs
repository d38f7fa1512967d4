import { dataFolder } from '../setup/workspace.mjs';
import { secretOf } from '../stack/secrets.mjs';
import { readState } from '../stack/stack-state.mjs';
import { Problem } from '../terminal/terminal.mjs';

/**
 * @typedef {{ url: string, prefix: string, secret: string }} Nats the NATS server of an installation, the first token
 * of its subjects, and the secret that signs callers
 */

/**
 * Finds the NATS server of the installation: the one in the environment, or that of the stack that runs in DATA_DIR.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Nats}
 * @throws {Problem} if no installation runs there
 */
export function natsOfInstallation(env = process.env) {
  const prefix = env.SUBJECT_PREFIX || 'wu';
  const url = env.NATS_URL || recordedUrl(dataFolder(env), 'natsUrl');
  if (!url) {
    throw new Problem(
      'Word Unfolded does not run here. Start it with npm start, or set NATS_URL (or DATA_DIR) to where it runs.',
    );
  }
  const secret = env.CALLER_SECRET || secretOf(dataFolder(env), 'callers');
  return { url, prefix, secret };
}

/**
 * Finds the database server of the installation, in the same way.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Problem} if no installation runs there
 */
export function mongoOfInstallation(env = process.env) {
  const url = env.MONGODB_URI || recordedUrl(dataFolder(env), 'mongoUrl');
  if (!url)
    throw new Problem(
      'Word Unfolded does not run here, and migrates its databases when it starts. For other databases set MONGODB_URI.',
    );
  return url;
}

/**
 * The web address of the installation: that of the stack that runs in DATA_DIR, otherwise the default one.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function originOfInstallation(env = process.env) {
  return `http://localhost:${readState(dataFolder(env))?.port ?? 8080}`;
}

/**
 * @param {string} data
 * @param {'natsUrl' | 'mongoUrl'} name
 * @returns {string | undefined}
 */
function recordedUrl(data, name) {
  return readState(data)?.[name];
}
