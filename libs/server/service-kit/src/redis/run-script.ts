import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';

const digests = new Map<string, string>();

/**
 * Runs a Lua script atomically, by its digest. The text is sent only if Redis does not know the script yet.
 *
 * @throws the errors of Redis
 */
export async function runScript(
  redis: Redis,
  source: string,
  keys: readonly string[],
  args: readonly (string | number)[],
): Promise<unknown> {
  const digest = digests.get(source) ?? createHash('sha1').update(source).digest('hex');
  digests.set(source, digest);
  try {
    return await redis.evalsha(digest, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.eval(source, keys.length, ...keys, ...args);
  }
}
