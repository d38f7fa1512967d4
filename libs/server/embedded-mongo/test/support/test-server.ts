import { MongoClient, type MongoClientOptions } from 'mongodb';
import { startEmbeddedMongo, type DataLocation, type EmbeddedMongoOptions } from '../../src/index.js';

/** A server for one suite, and a client of it. */
export type TestServer = {
  readonly uri: string;
  readonly client: MongoClient;
  stop(): Promise<void>;
};

/** The internal errors of a server. None is expected, so stopping a test server fails if there was one. */
export async function startTestServer(
  location: DataLocation = { inMemory: true },
  options: EmbeddedMongoOptions = {},
  clientOptions: MongoClientOptions = {},
): Promise<TestServer> {
  const errors: unknown[] = [];
  const server = await startEmbeddedMongo(location, {
    ttlSeconds: 1,
    ...options,
    onError: (error) => errors.push(error),
  });
  const { uri } = server;
  const client = await new MongoClient(uri, clientOptions).connect();
  return {
    uri,
    client,
    async stop() {
      await client.close();
      await server.stop();
      if (errors.length > 0)
        throw new AggregateError(errors, `the server had errors of its own: ${String(errors[0])}`);
    },
  };
}

/**
 * The deployment of a conformance test: the one of MONGODB_URI, or an embedded server. Each suite has its own database,
 * which is dropped afterwards.
 */
export async function startConformanceTarget(
  suite: string,
): Promise<TestServer & { readonly database: string }> {
  const database = `conformance_${suite}_${process.pid}`;
  const uri = process.env.MONGODB_URI;
  if (!uri) return { ...(await startTestServer()), database };
  const client = await new MongoClient(uri).connect();
  return {
    uri,
    client,
    database,
    async stop() {
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}
