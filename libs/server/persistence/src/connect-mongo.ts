import mongoose, { type Connection } from 'mongoose';

/** A query that takes longer has failed, in milliseconds. */
const QUERY_WITHIN_MS = 10_000;

/** How long a command waits for a server that can take it, in milliseconds. */
const SERVER_WITHIN_MS = 5_000;

/** Within `connection.transaction(work)` every query of the work joins the transaction by itself. */
mongoose.set('transactionAsyncLocalStorage', true);
/** A filter that names no field of the schema is a mistake, and never a filter that lets everything through. */
mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('maxTimeMS', QUERY_WITHIN_MS);

/**
 * Connects to a database.
 *
 * What is written is on the disks of the majority before it is acknowledged, and what is read has been written so.
 *
 * @throws when no server answers within a few seconds
 */
export async function connectMongo(uri: string, database: string, name: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    dbName: database,
    appName: name,
    bufferCommands: false,
    serverSelectionTimeoutMS: SERVER_WITHIN_MS,
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    maxPoolSize: 50,
  });
  return connection.asPromise();
}
