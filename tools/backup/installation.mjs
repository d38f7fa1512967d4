import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, SERVICES } from '../setup/workspace.mjs';
import { readState } from '../stack/stack-state.mjs';
import { Problem } from '../terminal/terminal.mjs';

/**
 * @typedef {object} Installation
 * @property {string} data
 * @property {string} prefix first part of its subjects and keys
 * @property {(database: string) => boolean} isOurs whether a database belongs to it
 * @property {string} [natsUrl] of the server in the environment, or of the running stack
 * @property {string} [redisUrl]
 * @property {string} [mongoUrl]
 * @property {string} storage folder of its files
 * @property {string} [bucket]
 */

/** The parts of a data folder that a backup contains and a restore replaces. */
export const PARTS = ['mongo', 'redis', 'nats', 'files', 'mail', 'secrets'];

/**
 * Describes the installation of the environment: its configured servers and its folder.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Installation}
 */
export function installationOf(env = process.env) {
  const data = dataFolder(env);
  const databases = new Set(SERVICES.map((service) => `${env.MONGODB_DATABASE_PREFIX ?? ''}${service}`));
  return {
    data,
    prefix: env.SUBJECT_PREFIX || 'wu',
    isOurs: (database) => databases.has(database),
    natsUrl: env.NATS_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    mongoUrl: env.MONGODB_URI || undefined,
    storage: path.resolve(env.STORAGE_FOLDER || path.join(data, 'files')),
    bucket: env.S3_BUCKET || undefined,
  };
}

/**
 * Adds the servers that `npm start` runs for the installation.
 *
 * @param {Installation} installation
 * @returns {Required<Pick<Installation, 'natsUrl' | 'redisUrl' | 'mongoUrl'>> & Installation & { isEmbedded: boolean }}
 * @throws {Problem} if a server is neither configured nor running
 */
export function runningServers(installation) {
  const record = readState(installation.data);
  const natsUrl = installation.natsUrl ?? record?.natsUrl;
  const redisUrl = installation.redisUrl ?? record?.redisUrl;
  const mongoUrl = installation.mongoUrl ?? record?.mongoUrl;
  if (!natsUrl || !redisUrl || !mongoUrl)
    throw new Problem(
      `Word Unfolded does not run in ${installation.data}. Start it with npm start and try again; if the installation ` +
        'uses its own servers, set NATS_URL, REDIS_URL and MONGODB_URI, all three.',
    );
  const isEmbedded = !installation.mongoUrl && existsSync(path.join(installation.data, 'mongo', 'embedded'));
  return { ...installation, natsUrl, redisUrl, mongoUrl, isEmbedded };
}
