import { NO_VERSES, type VerseIds } from '@word-unfolded/scripture-text';

const COMMA = 44;
const ZERO = 48;

/** Minimum length of a key with its comma: an edition's number and eight digits. */
const SHORTEST_KEY = 10;

/**
 * Parses verse ids from the keys of the library.
 *
 * @param keys in ascending order, separated by commas: this takes a tenth of the time of thousands of rows.
 * @param base the first key of the edition.
 */
export function readVerseIds(keys: string, base: number): VerseIds {
  if (keys === '') return NO_VERSES;
  const ids = new Int32Array(Math.ceil((keys.length + 1) / SHORTEST_KEY));
  let count = 0;
  let number = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const code = keys.charCodeAt(at);
    if (code === COMMA) {
      ids[count] = number - base;
      count += 1;
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  ids[count] = number - base;
  return ids.slice(0, count + 1);
}
