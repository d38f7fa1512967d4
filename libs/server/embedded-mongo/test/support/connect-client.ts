import { MongoClient, type MongoClientOptions } from 'mongodb';

/** A client that soon detects that its server is gone. */
const NOTICES_AFTER = { serverSelectionTimeoutMS: 500 };

const ATTEMPTS = 60;

/**
 * Connects to a server that runs, but may be slow on a busy machine.
 *
 * @throws if it does not answer
 */
export async function connectClient(uri: string, options: MongoClientOptions = {}): Promise<MongoClient> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await new MongoClient(uri, { ...NOTICES_AFTER, ...options }).connect();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}
