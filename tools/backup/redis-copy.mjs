import { createRequire } from 'node:module';
import { appendFileSync, createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Number of keys per Redis command during a restore. */
const BATCH = 500;

/**
 * Dumps every key at one point in time with Redis DUMP. The keys of a queue refer to each other, and a copy made key by
 * key could contain one without the other. Returns key, serialized value, and expiry time (0: never).
 */
const DUMP_ALL = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local found = {}
for _, key in ipairs(redis.call('KEYS', ARGV[1])) do
  local left = redis.call('PTTL', key)
  local value = redis.call('DUMP', key)
  if value then
    found[#found + 1] = key
    found[#found + 1] = value
    found[#found + 1] = left > 0 and string.format('%.0f', now + left) or '0'
  end
end
return found`;

/**
 * Copies the keys of an installation into a file, one line of JSON each.
 *
 * @param {string} url
 * @param {string} prefix first part of its keys
 * @param {string} file
 * @returns {Promise<number>} number of keys
 */
export async function dumpRedis(url, prefix, file) {
  return withRedis(url, async (redis) => {
    const found = /** @type {Buffer[]} */ (await redis.callBuffer('EVAL', DUMP_ALL, 0, `${prefix}:*`));
    writeFileSync(file, '', { mode: 0o600 });
    for (let at = 0; at < found.length; at += 3) {
      const [key, value, expires] = found.slice(at, at + 3).map((part) => part.toString('base64'));
      appendFileSync(file, `${JSON.stringify({ key, value, expires })}\n`);
    }
    return found.length / 3;
  });
}

/**
 * Restores the keys of a copy in place of those of the installation. Keys that have expired in the meantime are left
 * out, and so is the marker of the usage counters, so that the usage service rebuilds them from its ledger.
 *
 * @param {string} url
 * @param {string} prefix
 * @param {string} file
 */
export async function loadRedis(url, prefix, file) {
  await withRedis(url, async (redis) => {
    await removeKeys(redis, `${prefix}:*`);
    /** @type {[string, ...(string | number | Buffer)[]][]} */
    let commands = [];
    const send = async () => {
      for (const [error] of (await redis.pipeline(commands).exec()) ?? []) if (error) throw error;
      commands = [];
    };
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const { key, value, expires } = JSON.parse(line);
      const [name, contents, at] = [key, value, expires].map((part) => Buffer.from(part, 'base64'));
      const until = Number(at);
      if (`${name}` === `${prefix}:usage:counted` || (until > 0 && until <= Date.now())) continue;
      commands.push(['restore', name ?? '', until, contents ?? '', 'REPLACE', ...(until ? ['ABSTTL'] : [])]);
      if (commands.length >= BATCH) await send();
    }
    if (commands.length > 0) await send();
  });
}

/**
 * Whether an installation has keys in a Redis server.
 *
 * @param {string} url
 * @param {string} prefix
 */
export function hasRedisKeys(url, prefix) {
  return withRedis(url, async (redis) => {
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1000 }))
      if (keys.length > 0) return true;
    return false;
  });
}

/**
 * @param {import('ioredis').Redis} redis
 * @param {string} pattern
 */
async function removeKeys(redis, pattern) {
  for await (const keys of redis.scanStream({ match: pattern, count: 1000 }))
    if (keys.length > 0) await redis.unlink(...keys);
}

/**
 * @template Result
 * @param {string} url
 * @param {(redis: import('ioredis').Redis) => Promise<Result>} work
 */
async function withRedis(url, work) {
  const { Redis } = /** @type {typeof import('ioredis')} */ (createRequire(import.meta.url)('ioredis'));
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => {}); // the failing command reports it
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
