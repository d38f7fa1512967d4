import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../setup/workspace.mjs';
import { Problem } from '../terminal/terminal.mjs';

/** @typedef {{ url: string, prefix: string }} Nats where an installation's services talk, and the first word of their subjects */

/**
 * Finds the NATS of the installation: the one that the environment names, or that of the house that runs in DATA_DIR.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Nats}
 * @throws {Problem} when nothing runs there
 */
export function natsOfInstallation(env = process.env) {
  const prefix = env.SUBJECT_PREFIX || 'wu';
  const url = env.NATS_URL || recordedUrl(dataFolder(env));
  if (!url) {
    throw new Problem(
      'Word Unfolded does not run here. Start it with npm start, or set NATS_URL (or DATA_DIR) to where it runs.',
    );
  }
  return { url, prefix };
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
