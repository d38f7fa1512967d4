import type { BSONRegExp } from '../bson/value.js';

const UNUSABLE_OPTIONS = /[imx]/;
/** A quantifier, which makes the character before it optional or repeats it. */
const QUANTIFIER = /[*?{]/;
const SPECIAL = /[.[\]()*+?{}^$|]/;

/** The text with which every match of a regular expression starts. Undefined if there is none. */
export function literalPrefix({ pattern, options }: BSONRegExp): string | undefined {
  if (UNUSABLE_OPTIONS.test(options) || !pattern.startsWith('^') || pattern.includes('|')) return undefined;
  let prefix = '';
  for (let at = 1; at < pattern.length; at++) {
    let character = pattern[at] as string;
    if (character === '\\') {
      at += 1;
      character = pattern[at] ?? '';
      // A backslash gives letters and digits a special meaning.
      if (character === '' || /[A-Za-z0-9]/.test(character)) break;
    } else if (SPECIAL.test(character)) break;
    if (QUANTIFIER.test(pattern[at + 1] ?? '')) break;
    prefix += character;
  }
  return prefix === '' ? undefined : prefix;
}
