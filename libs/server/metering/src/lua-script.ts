import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';

/** A script that Redis runs as one step. It takes keys and one JSON value, and gives one JSON value. */
export class LuaScript<Given extends object, Result> {
  private readonly sha: string;

  constructor(private readonly source: string) {
    this.sha = createHash('sha1').update(source).digest('hex');
  }

  /** @throws whatever Redis throws */
  async run(redis: Redis, keys: readonly string[], given: Given): Promise<Result> {
    const args = [...keys, JSON.stringify(given)];
    const answer = await redis.evalsha(this.sha, keys.length, ...args).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return redis.eval(this.source, keys.length, ...args);
    });
    return JSON.parse(String(answer)) as Result;
  }
}
