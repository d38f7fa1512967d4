import { runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** A script that Redis runs as one step. It takes keys and one JSON value, and gives one JSON value. */
export class LuaScript<Given extends object, Result> {
  constructor(private readonly source: string) {}

  /** @throws whatever Redis throws */
  async run(redis: Redis, keys: readonly string[], given: Given): Promise<Result> {
    const answer = await runScript(redis, this.source, keys, [JSON.stringify(given)]);
    return JSON.parse(String(answer)) as Result;
  }
}
