import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../setup/workspace.mjs';
import { secretOf } from '../stack/secrets.mjs';
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
  const url = env.NATS_URL || recordedUrl(dataFolder(env));
  if (!url) {
    throw new Problem(
      'Word Unfolded does not run here. Start it with npm start, or set NATS_URL (or DATA_DIR) to where it runs.',
    );
  }
  const secret = env.CALLER_SECRET || secretOf(dataFolder(env), 'callers');
  return { url, prefix, secret };
}

/**
 * @param {string} data
 * @returns {string | undefined}
 */
function recordedUrl(data) {
  try {
    const record = JSON.parse(readFileSync(path.join(data, 'run', 'house.json'), 'utf8'));
    return typeof record.natsUrl === 'string' ? record.natsUrl : undefined;
  } catch {
    return undefined;
  }
}
