import path from 'node:path';

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The services, in the order in which they are started; the gateway is last, because it is the door. */
export const SERVICES = ['auth', 'scripture', 'ai', 'journal', 'usage', 'billing', 'gateway'];

/**
 * The folder in which this installation keeps what it has: databases, the scripture library, logs.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataFolder(env = process.env) {
  return path.resolve(ROOT, env.DATA_DIR || '.data');
}
