import { randomBytes } from 'node:crypto';

/** The databases of one suite. */
export type TestDatabase = {
  readonly uri: string;
  /** The beginning of the name of each database of the suite. A suite may append to it. */
  readonly prefix: string;
  /** The variables of a service. */
  readonly environment: { readonly MONGODB_URI: string; readonly MONGODB_DATABASE_PREFIX: string };
  /** Drops the databases of the suite. */
  stop(): Promise<void>;
};

/**
 * Opens the database of a suite: the MongoDB of the run (`jest/test-database.mjs`), or else an embedded server in this
 * process. Database names of a suite are unique, so that suites can share a server.
 *
 * A suite that kills or freezes its database, or that tests the embedded server, starts its own instead.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const uri = process.env['TEST_MONGODB_URI'];
  const prefix = `t${randomBytes(5).toString('hex')}-`;
  if (uri) return { ...placesOf(uri, prefix), stop: () => dropAll(uri, prefix) };
  // Loaded here, so that suites without a database do not load it.
  const { startEmbeddedMongo } = await import('@word-unfolded/embedded-mongo');
  const server = await startEmbeddedMongo({ inMemory: true });
  return { ...placesOf(server.uri, prefix), stop: () => server.stop() };
}

function placesOf(uri: string, prefix: string) {
  return { uri, prefix, environment: { MONGODB_URI: uri, MONGODB_DATABASE_PREFIX: prefix } };
}

async function dropAll(uri: string, prefix: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = await new MongoClient(uri).connect();
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const own = databases.filter(({ name }) => name.startsWith(prefix));
    await Promise.all(own.map(({ name }) => client.db(name).dropDatabase()));
  } finally {
    await client.close();
  }
}
