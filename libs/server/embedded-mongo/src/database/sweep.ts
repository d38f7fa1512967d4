import { ALL_GARBAGE, prefixOfGarbageKey } from '../storage/keyspace.js';
import { prefixRange } from '../storage/reader.js';
import type { Database } from './database.js';

/** Maximum number of keys deleted in one commit, so that other commands do not wait noticeably. */
const KEYS_A_STEP = 2000;

/**
 * Deletes some of the keys of dropped collections and indexes.
 *
 * @returns whether there are more
 */
export function sweepGarbage(database: Database): Promise<boolean> {
  return database.write(({ reader }) => {
    for (const { key: garbage } of reader.scan(ALL_GARBAGE)) {
      let left = KEYS_A_STEP;
      const expired: Buffer[] = [];
      for (const { key } of reader.scan(prefixRange(prefixOfGarbageKey(garbage)))) {
        if (left === 0) break;
        expired.push(key);
        left -= 1;
      }
      if (left > 0) expired.push(garbage);
      for (const key of expired) reader.delete(key);
      return true;
    }
    return false;
  });
}
