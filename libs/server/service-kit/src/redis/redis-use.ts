import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { secretsIn } from '../configuration/values.js';

/** The key with the mark of the installation to which the keys of a prefix belong. */
const INSTALLATION = 'installation';

/** More than this the clocks of two machines may not differ, because calls and sessions have deadlines, in milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Checks that the data in Redis is that of this installation, and that this machine has the time of Redis. Two
 * installations with one prefix would take jobs, limits and sessions from each other.
 */
export class RedisUse {
  /** Marks of this installation; the first is that of the secret that signs. */
  private readonly marks: readonly string[];

  /** @param callerSecret all services of an installation have the same, and no other installation has it */
  constructor(
    private readonly redis: Pick<Redis, 'set' | 'get' | 'time'>,
    callerSecret: string,
  ) {
    this.marks = secretsIn(callerSecret).map((secret) =>
      createHmac('sha256', secret).update('installation in Redis').digest('base64url'),
    );
  }

  /**
   * Why Redis cannot be used.
   *
   * @returns undefined if it can
   * @throws an error of Redis if it is not available
   */
  async problem(now = Date.now()): Promise<string | undefined> {
    if (!(await this.isOurs()))
      return 'Redis has data of another installation with the same SUBJECT_PREFIX: set another one. If CALLER_SECRET was replaced at once, delete the key "installation" with the prefix';
    const [seconds] = await this.redis.time();
    const differsMs = Math.abs(now - Number(seconds) * 1_000);
    if (differsMs > CLOCKS_DIFFER_MS)
      return `the clock of this machine differs from that of Redis by ${Math.round(differsMs / 1_000)} seconds: set both`;
    return undefined;
  }

  /** The first service of an installation writes its mark; one with a new secret beside the former replaces it. */
  private async isOurs(): Promise<boolean> {
    const [current = ''] = this.marks;
    const stored = await this.redis.get(INSTALLATION);
    if (stored === current) return true;
    if (stored === null) {
      await this.redis.set(INSTALLATION, current, 'NX');
      return this.marks.includes((await this.redis.get(INSTALLATION)) ?? '');
    }
    if (!this.marks.includes(stored)) return false;
    await this.redis.set(INSTALLATION, current);
    return true;
  }
}
