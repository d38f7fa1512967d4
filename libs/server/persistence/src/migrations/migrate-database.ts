import { ConfigurationError, readConfigurations, readEnvironment } from '@word-unfolded/service-kit';
import { connectMongo } from '../connection/connect-mongo.js';
import { persistenceConfiguration, type PersistenceConfiguration } from '../persistence.configuration.js';
import type { Migration } from './migration.js';
import { pendingMigrations, runMigrations } from './run-migrations.js';

/** Exit status for a database that this program must not use (sysexits.h, EX_CONFIG). */
const EXIT_CONFIGURATION = 78;

/**
 * The main function of `dist/migrate.js` of a service: runs its migrations without serving, or lists those that are
 * missing if it is started with `status`. Writes one line per migration.
 */
export async function migrateDatabase(service: string, migrations: readonly Migration[]): Promise<void> {
  const write = (text: string) => process.stdout.write(`${service}: ${text}\n`);
  try {
    const values = readConfigurations([persistenceConfiguration], readEnvironment());
    const configuration = values.get(persistenceConfiguration.token) as PersistenceConfiguration;
    const { MONGODB_URI, MONGODB_DATABASE_PREFIX = '' } = configuration;
    const connection = await connectMongo(MONGODB_URI, `${MONGODB_DATABASE_PREFIX}${service}`, service);
    try {
      const plan = { service, database: connection.getClient().db(connection.name), migrations };
      const isStatus = process.argv.includes('status');
      const listed = isStatus
        ? await pendingMigrations(plan)
        : await runMigrations({ ...plan, log: { info: () => {} } });
      for (const { version, name } of listed)
        write(`${isStatus ? 'missing' : 'migrated'} ${version} ${name}`);
      if (listed.length === 0) write(`is at version ${migrations.length}`);
    } finally {
      await connection.close();
    }
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1;
  }
}
