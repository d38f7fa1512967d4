import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Database } from '../database/database.js';
import { OrderedStore } from '../storage/ordered-store.js';
import { EmbeddedServer } from './embedded-server.js';
import { connectionString, type ListenAddress, type ServerAddress } from './listen-address.js';
import { Ownership } from './ownership.js';

/** Where the data is: in a folder that lasts, or nowhere beyond this server. */
export type DataPlace =
  | {
      readonly folder: string;
      /** Whether a write is on the disk before it is acknowledged (default true). */
      readonly durable?: boolean;
    }
  | { readonly inMemory: true };

export type EmbeddedMongoOptions = {
  /** Default: any free TCP port on the loopback interface. */
  readonly listen?: ListenAddress;
  /** The name of the set of one that it presents itself as (default `rs0`), or false to stand alone. */
  readonly replicaSet?: string | false;
  /** How often expired documents are deleted, in seconds (default 60, as MongoDB). */
  readonly ttlSeconds?: number;
  /** How long a transaction may last, in seconds (default 60, as MongoDB). */
  readonly transactionSeconds?: number;
  /** Hears of errors that are the server's own fault. */
  readonly onError?: (error: unknown) => void;
};

/** A server to connect to. */
export type EmbeddedMongo = {
  /** The connection string. */
  readonly uri: string;
  /** The connection string with the name of a default database. */
  uriOf(database: string): string;
  /** Whether it is this one that serves the folder, and not another server that did so already. */
  readonly isOwner: boolean;
  /** Ends the server, if it is our own. Nothing that was acknowledged is lost. */
  stop(): Promise<void>;
};

const DEFAULT_SET = 'rs0';
const DEFAULT_SECONDS = 60;
/** What lies in the folder is for the user who started the server. */
const OWNER_ONLY = 0o700;

/**
 * Starts a MongoDB-compatible server in this process, or finds the one that serves the folder already.
 *
 * @throws Error when the address is in use or the folder cannot be written
 */
export function startEmbeddedMongo(
  place: DataPlace,
  options: EmbeddedMongoOptions = {},
): Promise<EmbeddedMongo> {
  return 'folder' in place ? startInFolder(place, options) : startInMemory(options);
}

/**
 * LMDB needs a file: it is never flushed, and has no name any more once it is open, so that nothing of it is left
 * behind however the process ends. Where a system keeps the names of open files, they go with the server.
 */
async function startInMemory(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-mongo-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = new Database(new OrderedStore(folder, { durable: false }));
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
    // It is tried again when the server has stopped.
  }
}

async function startInFolder(
  { folder, durable = true }: Extract<DataPlace, { folder: string }>,
  options: EmbeddedMongoOptions,
): Promise<EmbeddedMongo> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const store = new OrderedStore(folder, { durable });
  const claim = await Ownership.claim(store, setName(options));
  if ('other' in claim) {
    await store.close();
    const { address, replicaSet } = claim.other;
    return {
      isOwner: false,
      ...connectionStrings(address, replicaSet),
      stop: () => Promise.resolve(),
    };
  }
  const { ownership } = claim;
  const database = new Database(store, ownership.verify);
  try {
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
  /** Everything is answered, and the store is still open. */
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
    ttlMilliseconds: (options.ttlSeconds ?? DEFAULT_SECONDS) * 1000,
    transactionMilliseconds: (options.transactionSeconds ?? DEFAULT_SECONDS) * 1000,
    onError: options.onError ?? (() => {}),
    beforeStoreCloses: events.closing,
  });
  events.published(address);
  let stopping: Promise<void> | undefined;
  return {
    isOwner: true,
    ...connectionStrings(address, replicaSet),
    stop: () => (stopping ??= server.close().then(() => events.closed?.())),
  };
}

function connectionStrings(address: ServerAddress, replicaSet: string | undefined) {
  return {
    uri: connectionString(address, replicaSet, ''),
    uriOf: (database: string) => connectionString(address, replicaSet, database),
  };
}

function setName({ replicaSet }: EmbeddedMongoOptions): string | undefined {
  return replicaSet === false ? undefined : (replicaSet ?? DEFAULT_SET);
}
