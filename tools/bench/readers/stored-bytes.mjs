import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readState } from '../../stack/stack-state.mjs';

/** @typedef {import('../../stack/stack.mjs').Stack} Stack */

/**
 * The bytes in each store of an installation: documents of the databases without their indexes, data of Redis, and the
 * files of the streams and of the file store.
 *
 * @param {Stack} stack
 * @param {string} data its folder
 * @returns {Promise<Record<string, number>>}
 */
export async function storedBytes(stack, data) {
  const redisUrl = readState(data)?.redisUrl;
  if (!redisUrl) throw new Error('the stack has not told the address of Redis');
  const [mongodb, redis, nats, files] = await Promise.all([
    documentBytes(stack.databaseUrl),
    redisBytes(redisUrl),
    folderBytes(path.join(data, 'nats')),
    folderBytes(path.join(data, 'files')),
  ]);
  return { mongodb, redis, nats, files };
}

/** @param {string} url */
async function documentBytes(url) {
  const { MongoClient, BSON } = /** @type {typeof import('mongodb')} */ (
    createRequire(import.meta.url)('mongodb')
  );
  const client = await new MongoClient(url).connect();
  try {
    let bytes = 0;
    const { databases } = await client.db('admin').admin().listDatabases();
    for (const { name } of databases)
      for (const { name: collection } of await client.db(name).listCollections().toArray())
        for await (const document of client.db(name).collection(collection).find())
          bytes += BSON.calculateObjectSize(document);
    return bytes;
  } finally {
    await client.close();
  }
}

/** @param {string} url */
async function redisBytes(url) {
  const { Redis } = /** @type {typeof import('ioredis')} */ (createRequire(import.meta.url)('ioredis'));
  const redis = new Redis(url);
  try {
    return Number(/used_memory_dataset:(\d+)/.exec(await redis.info('memory'))?.[1]);
  } finally {
    redis.disconnect();
  }
}

/** @param {string} folder @returns {Promise<number>} */
async function folderBytes(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.path, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((one, other) => one + other, 0);
}
