import { PeriodicTask } from '@word-unfolded/primitives';
import type { Logger, Readiness } from '@word-unfolded/service-kit';
import type { Connection } from 'mongoose';
import { closedConnection, connectMongo, openConnection } from './connect-mongo.js';
import { erasurePlugin } from '../erasure/refuse-writes.js';
import type { Migration } from '../migrations/migration.js';
import { runMigrations } from '../migrations/run-migrations.js';
import type { PersistenceConfiguration } from '../persistence.configuration.js';

/** Pause after a failed attempt to reach a database that a service can work without, in milliseconds. */
const RETRY_EVERY_MS = 5_000;

/** Creates a model on a connection: the export of `<feature>.schema.ts`. */
export type ModelFactory = (connection: Connection) => { createIndexes(): Promise<void> };

/** What a database has to contain before it is used. */
export type Contents = {
  readonly migrations: readonly Migration[];
  /** Their indexes are created. */
  readonly models: readonly ModelFactory[];
};

export type Opening = Contents & {
  readonly configuration: PersistenceConfiguration;
  readonly service: string;
  readonly log: Logger;
  readonly readiness: Readiness;
};

/**
 * Connects to the database of a service, and migrates it.
 *
 * @throws if no server answers within a few seconds; the error of a migration
 */
export async function openDatabase(opening: Opening): Promise<Connection> {
  const { uri, name } = locationOf(opening);
  const connection = await connectMongo(uri, name, opening.service);
  watch(connection, opening);
  opening.readiness.add('mongodb', () => isReachable(connection));
  await prepare(connection, opening);
  return connection;
}

/**
 * Returns a closed connection, and opens it when a server answers. Until the database is migrated and has its indexes,
 * every command on the connection fails.
 */
export function openDatabaseLater(opening: Opening): Connection {
  const { service, log, readiness } = opening;
  const { uri, name } = locationOf(opening);
  const connection = closedConnection();
  connection.plugin(erasurePlugin);
  // Injection looks up the models of the service on this connection.
  for (const model of opening.models) model(connection);
  watch(connection, opening);
  readiness.add('mongodb', () => isReachable(connection), { isRequired: false });
  const attempt = async () => {
    const preparing = await connectMongo(uri, name, service);
    try {
      await prepare(preparing, opening);
    } finally {
      await preparing.close();
    }
    await openConnection(connection, uri, name, service);
    void task.stop();
  };
  const task = new PeriodicTask({
    intervalMs: RETRY_EVERY_MS,
    firstAfterMs: 0,
    run: attempt,
    onError: (error) => log.warn({ err: error }, 'the database is not open yet; it is tried again'),
  });
  task.start();
  connection.once('close', () => void task.stop());
  return connection;
}

async function prepare(connection: Connection, { service, log, migrations, models }: Opening): Promise<void> {
  connection.plugin(erasurePlugin);
  const database = connection.getClient().db(connection.name);
  await runMigrations({ service, database, migrations, log });
  await Promise.all(models.map((model) => model(connection).createIndexes()));
}

function watch(connection: Connection, { log }: Opening): void {
  connection.on('error', (error: Error) => log.warn({ err: error }, 'MongoDB is not reachable'));
}

async function isReachable(connection: Connection): Promise<boolean> {
  return Boolean(await connection.db?.command({ ping: 1 }));
}

function locationOf({ configuration, service }: Opening) {
  const { MONGODB_URI, MONGODB_DATABASE_PREFIX = '' } = configuration;
  return { uri: MONGODB_URI, name: `${MONGODB_DATABASE_PREFIX}${service}` };
}
