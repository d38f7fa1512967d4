import mongoose, { type Connection, type ConnectOptions, type mongo } from 'mongoose';
import { assertReplicaSet, unusable } from './unusable-mongo.js';

/** Time limit of a query, in milliseconds. */
const QUERY_WITHIN_MS = 10_000;

/** How long a command waits for an available server, in milliseconds. */
const SERVER_WITHIN_MS = 5_000;

/**
 * Maximum inactivity of a connection while a command waits, in milliseconds. It is longer than the time limit of a
 * query. A frozen server keeps its connections open and answers nothing.
 */
const ANSWER_WITHIN_MS = 15_000;

/** Interval of the driver's heartbeats, in milliseconds. */
const LOOKS_EVERY_MS = 5_000;

/** Every query inside `connection.transaction(work)` joins the transaction automatically. */
mongoose.set('transactionAsyncLocalStorage', true);
/** A filter on a field that is not in the schema throws. Otherwise the filter would match everything. */
mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('bufferCommands', false);
mongoose.set('maxTimeMS', QUERY_WITHIN_MS);

/**
 * Connects to a database.
 *
 * A write is acknowledged after a majority has it on disk, and a read returns only such writes.
 *
 * @throws BackingServerError if no server answers within a few seconds, if it refuses the password, or if it is no
 * replica set
 */
export async function connectMongo(uri: string, database: string, name: string): Promise<Connection> {
  const connection = closedConnection();
  try {
    await openConnection(connection, uri, database, name);
    assertReplicaSet(await connection.getClient().db('admin').command({ hello: 1 }));
    return connection;
  } catch (error) {
    await connection.destroy().catch(() => {});
    throw unusable(error, uri);
  }
}

/** A connection that {@link openConnection} opens. Until then its commands fail at once. */
export function closedConnection(): Connection {
  return mongoose.createConnection();
}

/**
 * Opens a connection as {@link connectMongo} does.
 *
 * @throws if no server answers within a few seconds
 */
export async function openConnection(
  connection: Connection,
  uri: string,
  database: string,
  name: string,
): Promise<void> {
  await connection.openUri(uri, optionsOf(database, name));
}

/** Whether a connection has been opened once. */
export function isOpened(connection: Connection): boolean {
  const client: mongo.MongoClient | undefined = connection.getClient();
  return client !== undefined;
}

function optionsOf(database: string, name: string): ConnectOptions {
  return {
    dbName: database,
    appName: name,
    serverSelectionTimeoutMS: SERVER_WITHIN_MS,
    connectTimeoutMS: SERVER_WITHIN_MS,
    waitQueueTimeoutMS: ANSWER_WITHIN_MS,
    socketTimeoutMS: ANSWER_WITHIN_MS,
    heartbeatFrequencyMS: LOOKS_EVERY_MS,
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    maxPoolSize: 50,
  };
}
