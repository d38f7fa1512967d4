import type { BSONRegExp } from '../bson/value.js';

const UNUSABLE_OPTIONS = /[imx]/;
/** What follows a character and makes it optional or repeats it. */
const QUANTIFIER = /[*?{]/;
const SPECIAL = /[.[\]()*+?{}^$|]/;

/** The text with which everything that a regular expression matches begins; nothing where there is none. */
export function literalPrefix({ pattern, options }: BSONRegExp): string | undefined {
  if (UNUSABLE_OPTIONS.test(options) || !pattern.startsWith('^') || pattern.includes('|')) return undefined;
  let prefix = '';
  for (let at = 1; at < pattern.length; at++) {
    let character = pattern[at] as string;
    if (character === '\\') {
      at += 1;
      character = pattern[at] ?? '';
      // Letters and digits have a meaning of their own behind a backslash.
      if (character === '' || /[A-Za-z0-9]/.test(character)) break;
    } else if (SPECIAL.test(character)) break;
    if (QUANTIFIER.test(pattern[at + 1] ?? '')) break;
    prefix += character;
  }
  return prefix === '' ? undefined : prefix;
}
