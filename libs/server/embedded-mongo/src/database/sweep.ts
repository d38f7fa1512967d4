import { ALL_GARBAGE, prefixOfGarbageKey } from '../storage/keyspace.js';
import { prefixRange } from '../storage/reader.js';
import type { Database } from './database.js';

/** Keys deleted in one commit: few enough that nobody waits noticeably. */
const KEYS_A_STEP = 2000;

/**
 * Deletes a part of what dropped collections and indexes have left behind.
 *
 * @returns whether there is more
 */
export function sweepGarbage(database: Database): Promise<boolean> {
  return database.write(({ reader }) => {
    for (const { key: garbage } of reader.scan(ALL_GARBAGE)) {
      let left = KEYS_A_STEP;
      const doomed: Buffer[] = [];
      for (const { key } of reader.scan(prefixRange(prefixOfGarbageKey(garbage)))) {
        if (left === 0) break;
        doomed.push(key);
        left -= 1;
      }
      if (left > 0) doomed.push(garbage);
      for (const key of doomed) reader.delete(key);
      return true;
    }
    return false;
  });
}
