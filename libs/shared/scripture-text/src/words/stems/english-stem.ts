/**
 * The stem of an English word: the algorithm of Porter (1980, "An algorithm for suffix stripping") as implemented in
 * the full-text index of SQLite, so that a search on a device finds the same forms as a search at the server.
 *
 * @param word as `foldWord` returns it.
 */
export function englishStem(word: string): string {
  if (word.length < 3) return word;
  const singular = withoutPlural(word);
  const bare = withoutPast(singular);
  const open = /y$/.test(bare) && hasVowel(bare.slice(0, -1)) ? `${bare.slice(0, -1)}i` : bare;
  return withoutFinalE(strip(replace(replace(open, DOUBLE_SUFFIXES), SUFFIXES)));
}

const VOWELS = 'aeiou';

/** Whether the letter at a position is a consonant; a y is one at the beginning and after a vowel. */
function isConsonant(word: string, at: number): boolean {
  const letter = word[at]!;
  if (VOWELS.includes(letter)) return false;
  return letter !== 'y' || at === 0 || !isConsonant(word, at - 1);
}

function hasVowel(stem: string): boolean {
  for (let at = 0; at < stem.length; at += 1) if (!isConsonant(stem, at)) return true;
  return false;
}

/** How many times consonants follow vowels: the measure m of the paper. */
function measure(stem: string): number {
  let times = 0;
  for (let at = 1; at < stem.length; at += 1)
    if (isConsonant(stem, at) && !isConsonant(stem, at - 1)) times += 1;
  return times;
}

/** A final consonant, vowel, consonant, where the last one is not w, x or y: *o of the paper. */
function endsShort(stem: string): boolean {
  const last = stem.length - 1;
  if (last < 2) return false;
  return (
    isConsonant(stem, last) &&
    !isConsonant(stem, last - 1) &&
    isConsonant(stem, last - 2) &&
    !'wxy'.includes(stem[last]!)
  );
}

function endsDouble(stem: string): boolean {
  const last = stem.length - 1;
  return last > 0 && stem[last] === stem[last - 1] && isConsonant(stem, last);
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each));
  const stem = ending && word.slice(0, -ending.length);
  if (!stem || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

type Replacements = readonly (readonly [ending: string, replacement: string])[];

const DOUBLE_SUFFIXES: Replacements = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];

const SUFFIXES: Replacements = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

function replace(word: string, replacements: Replacements): string {
  const found = replacements.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const stem = word.slice(0, -found[0].length);
  return measure(stem) > 0 ? stem + found[1] : word;
}

const STRIPPED = [
  ...['al', 'ance', 'ence', 'er', 'ic', 'able', 'ible', 'ant', 'ement', 'ment', 'ent', 'ion', 'ou'],
  ...['ism', 'ate', 'iti', 'ous', 'ive', 'ize'],
];

function strip(word: string): string {
  const ending = STRIPPED.find((each) => word.endsWith(each));
  if (!ending) return word;
  const stem = word.slice(0, -ending.length);
  if (ending === 'ion' && !/[st]$/.test(stem)) return word;
  return measure(stem) > 1 ? stem : word;
}

function withoutFinalE(word: string): string {
  const stem = word.slice(0, -1);
  const size = measure(stem);
  const bare = word.endsWith('e') && (size > 1 || (size === 1 && !endsShort(stem))) ? stem : word;
  return /ll$/.test(bare) && measure(bare) > 1 ? bare.slice(0, -1) : bare;
}
