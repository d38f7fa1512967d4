import { Problem } from '../terminal/terminal.mjs';

/** Variables that production requires, and the local replacement outside production. */
const DATABASES = {
  MONGODB_URI: 'a MongoDB replica set; the embedded database is for trying and developing',
  REDIS_URL: 'a Redis server, with its append-only file on',
  NATS_URL: 'a NATS server with JetStream',
};

/**
 * Refuses to start in production with a local replacement of a database.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Problem} that names the missing variables
 */
export function assertProductionDatabases(env = process.env) {
  if (env.NODE_ENV !== 'production') return;
  const missing = Object.entries(DATABASES).filter(([name]) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
  throw new Problem(
    `NODE_ENV is production, and these are not set:\n${lines.join('\n')}\n` +
      'Set them (docs/operations.md), or start without NODE_ENV=production to try the application on this machine.',
  );
}
