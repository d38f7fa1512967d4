import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';

const digests = new Map<string, string>();

/**
 * Runs a Lua script as one step, by its digest; its text is sent only where Redis does not know it yet.
 *
 * @throws whatever Redis throws
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
