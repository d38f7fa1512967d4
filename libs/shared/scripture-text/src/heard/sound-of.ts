import type { Language } from '@word-unfolded/domain';

/** How letters are heard: each pattern is replaced in turn. Capitals stand for sounds that no single letter has. */
type Rules = readonly (readonly [pattern: RegExp, sound: string])[];

/** Forms of the King James Bible, and what is said today: people mix them. */
const TODAY: ReadonlyMap<string, string> = new Map([
  ['hath', 'has'],
  ['hast', 'have'],
  ['doth', 'does'],
  ['saith', 'says'],
  ['shalt', 'shall'],
  ['wilt', 'will'],
  ['art', 'are'],
  ['thou', 'you'],
  ['thee', 'you'],
  ['ye', 'you'],
  ['thy', 'your'],
  ['thine', 'your'],
  ['unto', 'to'],
]);

/** Letters that are written otherwise and heard alike. */
const ENGLISH: Rules = [
  [/(?<=..)eth$/, 's'],
  [/^(?:k|g)n/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^who/, 'ho'],
  [/mb$|mn$/, 'm'],
  [/sch/g, 'sk'],
  [/tch/g, 'C'],
  [/dg(?=[eiy])/g, 'j'],
  [/(?:ss|t|c|s)i(?=on|an|al|ous|ent)/g, 'S'],
  [/ght/g, 't'],
  [/gh/g, ''],
  [/ph(?=erd)/g, 'p'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/th/g, 'T'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/j/g, 'g'],
];

/** What is heard least, and left out where only the consonants count. */
const VOWELS: Readonly<Record<Language, RegExp>> = { en: /(?<!^)[wy]|[aeiouh]/g, es: /[aeiou]/g };

const SPANISH: Rules = [
  [/^ps/, 's'],
  [/^hie/, 'ye'],
  [/ch/g, 'C'],
  [/h/g, ''],
  [/y$/, ''],
  [/ll/g, 'y'],
  [/m(?=[bpv])/g, 'n'],
  [/v|w/g, 'b'],
  [/qu/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x(?=[aeiou])/g, 'j'],
  [/[xz]/g, 's'],
  [/q/g, 'k'],
];

const RULES: Readonly<Record<Language, Rules>> = { en: ENGLISH, es: SPANISH };

/** Sounds of words that were heard before; an edition has some ten thousand different ones. */
const MOST_WORDS = 60_000;

const known: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), es: new Map() };

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * The consonants that are heard in a text, one behind the other: `be stil and no` and `Be still, and know` are both
 * `bstlndn`. Words are not parted, so that it does not matter where they were.
 */
export function soundOf(text: string, language: Language): string {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]+/gu, '');
  let sound = '';
  for (const [word] of folded.matchAll(WORD)) sound += soundOfWord(word, language);
  return sound.replace(/(.)\1+/g, '$1');
}

function soundOfWord(word: string, language: Language): string {
  const words = known[language];
  const before = words.get(word);
  if (before !== undefined) return before;
  const today = language === 'en' ? (TODAY.get(word) ?? word) : word;
  const sound = heardIn(today, language).replace(VOWELS[language], '');
  if (words.size < MOST_WORDS) words.set(word, sound);
  return sound;
}

/**
 * How a word is heard, with its vowels: `yubia` as `lluvia`, `rath` as `wrath`.
 *
 * @param word as `foldWord` returns it
 */
export function spokenForm(word: string, language: Language): string {
  const heard = heardIn(word, language).replace(/(.)\1+/g, '$1');
  return language === 'en' ? heard.replace(/(?<=..)e$|h/g, '') : heard;
}

function heardIn(word: string, language: Language): string {
  return RULES[language].reduce((heard, [pattern, as]) => heard.replace(pattern, as), word);
}
