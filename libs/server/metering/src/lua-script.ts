import { runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** A Lua script that Redis runs atomically. It takes keys and one JSON value, and returns one JSON value. */
export class LuaScript<Input extends object, Result> {
  constructor(private readonly source: string) {}

  /** @throws the errors of Redis */
  async run(redis: Redis, keys: readonly string[], input: Input): Promise<Result> {
    const answer = await runScript(redis, this.source, keys, [JSON.stringify(input)]);
    return JSON.parse(String(answer)) as Result;
  }
}
