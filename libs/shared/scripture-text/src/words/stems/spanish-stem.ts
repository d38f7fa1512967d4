/**
 * A light stemmer for Spanish words without accents: the algorithm of Snowball (Porter 2001, "Spanish stemming
 * algorithm"), with these differences.
 *
 * - Accents are removed before, because readers omit them; so are those of the endings here.
 * - Plurals in -ces become -z, as in the light stemmer of Savoy (2006): luces, luz.
 * - After the removal of a verb ending or suffix at least four letters remain: María is not reduced to mar (sea).
 * - A final -i that an ending left behind is also removed: without accents, `juicio` ends like a verb and `juicios`
 *   does not.
 * - The spellings ph and th of the Reina Valera of 1909 are treated as f and t: Ephraim, Bethania.
 *
 * @param word as `foldWord` returns it.
 */
export function spanishStem(word: string): string {
  const spelt = word.replace(/ph/g, 'f').replace(/th/g, 't');
  if (spelt.length < 4 || !/^[a-z]+$/.test(spelt)) return spelt;
  const singular = spelt.endsWith('ces') ? `${spelt.slice(0, -3)}z` : spelt;
  const bare = withoutPronoun(singular);
  const shorter = withoutSuffix(bare) ?? withoutVerbEnding(bare) ?? bare;
  return withoutLastI(withoutResidue(shorter, rv(bare)));
}

const LEAST = 4;
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);

/** The start of Snowball's region RV: usually after the next vowel that follows the second letter. */
function rv(word: string): number {
  const after = (from: number, wanted: boolean) => {
    for (let at = from; at < word.length; at += 1) if (isVowel(word[at]) === wanted) return at + 1;
    return word.length;
  };
  if (!isVowel(word[1])) return after(2, true);
  return isVowel(word[0]) ? after(2, false) : 3;
}

/** The start of the region after the first consonant that follows a vowel, from a position on. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1)
    if (!isVowel(word[at]) && isVowel(word[at - 1])) return at + 1;
  return word.length;
}

const PRONOUN = /(?<=iendo|ando|[aei]r|uyendo)(?:se(?:l[ao]s?)?|l[aeo]s?|me|nos)$/;

function withoutPronoun(word: string): string {
  const found = PRONOUN.exec(word);
  return found && found.index - 2 >= rv(word) ? word.slice(0, found.index) : word;
}

/** Endings of nouns and adjectives with their replacements; the first match is the longest. */
const SUFFIXES: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?:(?:at)?iv|os|ic|ad)?amente$/, ''],
  [/(?:ante|able|ible)?mente$/, ''],
  [/logias?$/, 'log'],
  [/ucion(?:es)?$/, 'u'],
  [/encias?$/, 'ente'],
  [/(?:abil|ic|iv)?idad(?:es)?$/, ''],
  [/(?:at)?iv[ao]s?$/, ''],
  [/[ai]mientos?$/, ''],
  [/(?:ic)?(?:adora|ador|acion|adoras|adores|aciones|antes?|ancias?)$/, ''],
  [/(?:anzas?|ic[ao]s?|ismos?|[ai]bles?|istas?|os[ao]s?)$/, ''],
];

function withoutSuffix(word: string): string | undefined {
  const r1 = regionAfter(word, 0);
  const r2 = regionAfter(word, r1);
  for (const [ending, replacement] of SUFFIXES) {
    const found = ending.exec(word);
    if (!found) continue;
    const region = found[0].endsWith('amente') ? r1 : r2;
    const cut = found.index >= region ? found.index : word.length;
    return cut < word.length && cut >= LEAST ? word.slice(0, cut) + replacement : undefined;
  }
  return undefined;
}

const AFTER_U = /(?<=u)y(?:eron|endo|amos|ais|an|en|as|es|a|e|o)$/;
const VERB_ENDING = new RegExp(
  '(?:' +
    [
      '[aei]riamos|ieramos|iesemos|[aei]riais|asteis|isteis|aremos|eremos|iremos|abamos|aramos|asemos|ierais|ieseis',
      '[aei]rian|[aei]rias|[aei]reis|abais|arais|aseis|iamos|ieran|ieras|ieron|iesen|ieses|iendo',
      '[aei]ran|[aei]ras|[aei]ria|aron|aban|abas|ados|adas|amos|ando|aste|asen|ases|emos|iais|idas|idos|iera|iese|imos|iste',
      '[aei]ra|[aei]re|aba|ada|ado|ais|ase|eis|ian|ias|ida|ido',
      'ad|an|ar|as|ed|en|er|es|ia|id|io|ir|is',
    ].join('|') +
    ')$',
);

function withoutVerbEnding(word: string): string | undefined {
  const from = Math.max(rv(word), LEAST);
  const found = AFTER_U.exec(word) ?? VERB_ENDING.exec(word);
  const at = found ? found.index : word.length;
  if (!found || at < from) return undefined;
  const rest = word.slice(0, at);
  return /^e(?:n|s|is|mos)$/.test(found[0]) && rest.endsWith('gu') ? rest.slice(0, -1) : rest;
}

function withoutResidue(word: string, region: number): string {
  const found = /(?:os|as|es|[aoei])$/.exec(word);
  if (!found || found.index < Math.max(region, LEAST - 1)) return word;
  const rest = word.slice(0, found.index);
  return found[0].startsWith('e') && rest.endsWith('gu') ? rest.slice(0, -1) : rest;
}

function withoutLastI(word: string): string {
  return word.length > LEAST && word.endsWith('i') ? word.slice(0, -1) : word;
}
