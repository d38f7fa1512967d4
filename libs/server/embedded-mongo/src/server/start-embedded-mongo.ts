import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scramSecretOf, type Credentials } from '../authentication/scram-secret.js';
import { Database } from '../database/database.js';
import { checkDataFile } from '../storage/files/check-data-file.js';
import { OrderedStore } from '../storage/ordered-store.js';
import { prepareDataFolder } from './data-folder.js';
import { EmbeddedServer } from './embedded-server.js';
import { connectionString, type ListenAddress, type ServerAddress } from './listen-address.js';
import { Ownership } from './ownership.js';

/** Where the data is stored: in a persistent folder, or in memory for the lifetime of this server. */
export type DataLocation =
  | {
      readonly folder: string;
      /** Whether a write is on the disk before it is acknowledged (default true). */
      readonly durable?: boolean;
    }
  | { readonly inMemory: true };

export type EmbeddedMongoOptions = {
  /** Default: any free TCP port on the loopback interface. */
  readonly listen?: ListenAddress;
  /** The name of the replica set with one member (default `rs0`), or false for a standalone server. */
  readonly replicaSet?: string | false;
  /** How often expired documents are deleted, in seconds (default 60, as in MongoDB). */
  readonly ttlSeconds?: number;
  /** Maximum duration of a transaction, in seconds (default 60, as in MongoDB). */
  readonly transactionSeconds?: number;
  /** Credentials for SCRAM-SHA-256. Without them everyone who can connect has access. */
  readonly credentials?: Credentials;
  /** Called with internal errors of the server. */
  readonly onError?: (error: unknown) => void;
};

/** A running server. */
export type EmbeddedMongo = {
  /** The connection string, with the credentials if there are any. */
  readonly uri: string;
  /** The connection string with a default database. */
  uriOf(database: string): string;
  /** Whether this server owns the folder. False if another server already served it. */
  readonly isOwner: boolean;
  /** Stops the server if this call started it. No acknowledged write is lost. */
  stop(): Promise<void>;
};

const DEFAULT_SET = 'rs0';
const DEFAULT_SECONDS = 60;

/**
 * Starts a MongoDB-compatible server in this process, or finds the server that already serves the folder.
 *
 * @throws Error if the address is in use or the folder cannot be written, DamagedDataError if its data is damaged
 */
export function startEmbeddedMongo(
  location: DataLocation,
  options: EmbeddedMongoOptions = {},
): Promise<EmbeddedMongo> {
  return 'folder' in location ? startInFolder(location, options) : startInMemory(options);
}

/**
 * LMDB needs a file. This one is never flushed, and is unlinked after it is open, so that nothing remains however the
 * process ends. On a system that cannot unlink open files, the file is deleted when the server stops.
 */
async function startInMemory(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-mongo-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = new Database(new OrderedStore(folder, { durable: false, witnessed: false }));
    tryQuietly(discard);
    return await serve(database, options, randomUUID(), { published: () => {}, closed: discard });
  } catch (error) {
    discard();
    throw error;
  }
}

function tryQuietly(action: () => void): void {
  try {
    action();
  } catch {
    // Deleted again when the server has stopped.
  }
}

async function startInFolder(
  { folder, durable = true }: Extract<DataLocation, { folder: string }>,
  options: EmbeddedMongoOptions,
): Promise<EmbeddedMongo> {
  const file = await prepareDataFolder(folder);
  const isChecked = checkDataFile(file);
  const store = new OrderedStore(folder, { durable, witnessed: durable });
  const claim = await Ownership.claim(store, setName(options), file);
  if ('other' in claim) {
    await store.close();
    const { address, replicaSet } = claim.other;
    return {
      isOwner: false,
      ...connectionStrings(address, replicaSet, options),
      stop: () => Promise.resolve(),
    };
  }
  const { ownership } = claim;
  try {
    // Another process wrote during the check and has ended since.
    if (!isChecked) checkDataFile(file);
    store.sealAll(ownership.verify);
    const database = new Database(store, ownership.verify);
    return await serve(database, options, ownership.token, {
      published: (address) => ownership.publish(address),
      closing: () => ownership.release(),
    });
  } catch (error) {
    ownership.release();
    await store.close();
    throw error;
  }
}

type Events = {
  published(address: ServerAddress): void;
  /** All commands are answered, and the store is still open. */
  closing?(): void;
  closed?(): void;
};

async function serve(
  database: Database,
  options: EmbeddedMongoOptions,
  token: string,
  events: Events,
): Promise<EmbeddedMongo> {
  const replicaSet = setName(options);
  const { server, address } = await EmbeddedServer.start({
    database,
    listen: options.listen ?? { port: 0 },
    replicaSet,
    token,
    secret: options.credentials && scramSecretOf(options.credentials),
    ttlMilliseconds: (options.ttlSeconds ?? DEFAULT_SECONDS) * 1000,
    transactionMilliseconds: (options.transactionSeconds ?? DEFAULT_SECONDS) * 1000,
    onError: options.onError ?? (() => {}),
    beforeStoreCloses: events.closing,
  });
  events.published(address);
  let stopping: Promise<void> | undefined;
  return {
    isOwner: true,
    ...connectionStrings(address, replicaSet, options),
    stop: () => (stopping ??= server.close().then(() => events.closed?.())),
  };
}

function connectionStrings(
  address: ServerAddress,
  replicaSet: string | undefined,
  { credentials }: EmbeddedMongoOptions,
) {
  return {
    uri: connectionString(address, replicaSet, '', credentials),
    uriOf: (database: string) => connectionString(address, replicaSet, database, credentials),
  };
}

function setName({ replicaSet }: EmbeddedMongoOptions): string | undefined {
  return replicaSet === false ? undefined : (replicaSet ?? DEFAULT_SET);
}
