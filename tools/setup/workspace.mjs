import path from 'node:path';

/** The root folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The services in the order in which they are started. The gateway is last because it accepts the requests. */
export const SERVICES = ['auth', 'scripture', 'ai', 'journal', 'usage', 'billing', 'gateway'];

/**
 * The data folder of this installation: databases, the scripture library, logs.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataFolder(env = process.env) {
  return path.resolve(ROOT, env.DATA_DIR || '.data');
}
