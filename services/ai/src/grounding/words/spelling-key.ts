import type { Language } from '@word-unfolded/domain';

/** Number of cached words; editions and answers have few different ones. A full cache is cleared. */
const KNOWN: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), es: new Map() };
const MOST_KNOWN = 60_000;

/**
 * A key that two spellings of one word share, so that an edition's old spelling and the modern one compare as equal.
 * Only spelling is normalized, never grammar: `loveth` is not `loves`, and an accent that distinguishes two words
 * counts.
 */
export function spellingKey(word: string, language: Language): string {
  const known = KNOWN[language].get(word);
  if (known !== undefined) return known;
  const plain = word.normalize('NFKC').toLowerCase().replace(/[ʼ'’]/gu, "'");
  const key = language === 'en' ? englishKey(plain) : spanishKey(plain);
  if (KNOWN[language].size >= MOST_KNOWN) KNOWN[language].clear();
  KNOWN[language].set(word, key);
  return key;
}

const ENGLISH_OUR =
  /^((?:dis|un|be)?(?:fav|lab|hon|col|neighb|savi|sav|vap|rum|val|splend|harb|arm|behavi|ferv|rig|od|clam|ard|vig|endeav|succ|parl))our/;
const ENGLISH_ISE = /^(bapt|real|recogn|organ|author|civil|evangel|sympath|agon|apolog|critic)is(?=e|ing)/;

const ENGLISH_WORDS: ReadonlyMap<string, string> = new Map([
  ['shew', 'show'],
  ['shewed', 'showed'],
  ['sheweth', 'showeth'],
  ['shewing', 'showing'],
  ['shewn', 'shown'],
  ['stedfast', 'steadfast'],
  ['stedfastly', 'steadfastly'],
  ['musick', 'music'],
  ['publick', 'public'],
  ['plaister', 'plaster'],
  ['judgement', 'judgment'],
  ['judgements', 'judgments'],
  ['axe', 'ax'],
  ['grey', 'gray'],
  ['travelled', 'traveled'],
  ['travelling', 'traveling'],
  ['counsellor', 'counselor'],
  ['counsellors', 'counselors'],
  ['worshipped', 'worshiped'],
  ['worshippers', 'worshipers'],
  ['marvellous', 'marvelous'],
  ['fulfil', 'fulfill'],
  ['enquire', 'inquire'],
  ['enquired', 'inquired'],
  ['alway', 'always'],
  ['throughly', 'thoroughly'],
]);

function englishKey(word: string): string {
  const bare = word.normalize('NFKD').replace(/\p{M}/gu, '');
  return (ENGLISH_WORDS.get(bare) ?? bare).replace(ENGLISH_OUR, '$1or').replace(ENGLISH_ISE, '$1iz');
}

/** Words whose accent the reforms of 1952, 1959 and 2010 removed or made optional. */
const UNACCENTED: ReadonlyMap<string, string> = new Map(
  [
    ...[
      'á',
      'é',
      'ó',
      'ú',
      'fué',
      'fuí',
      'dió',
      'vió',
      'ví',
      'dí',
      'pié',
      'fé',
      'guió',
      'crió',
      'lió',
      'rió',
    ],
    ...['sólo', 'éste', 'ésta', 'éstos', 'éstas', 'ése', 'ésa', 'ésos', 'ésas', 'aquél', 'aquélla'],
    ...['aquéllos', 'aquéllas', 'huír', 'huído'],
  ].map((word) => [
    word,
    word
      .normalize('NFD')
      .replace(/\u0301/gu, '')
      .normalize('NFC'),
  ]),
);

const SPANISH_WORDS: ReadonlyMap<string, string> = new Map([
  ['jerusalem', 'jerusalen'],
  ['bethlehem', 'betlehem'],
  ['adam', 'adan'],
  ['adán', 'adan'],
  ['setiembre', 'septiembre'],
  ['séptimo', 'sétimo'],
]);

function spanishKey(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/[^\P{M}\u0301\u0303\u0308]/gu, '')
    .normalize('NFC');
  const today = SPANISH_WORDS.get(bare) ?? UNACCENTED.get(bare) ?? bare;
  return today
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ch(?=[lr]|$)/g, 'c')
    .replace(/^ach/, 'ac')
    .replace(/^obsc/, 'osc')
    .replace(/^subst/, 'sust')
    .replace(/én$/, 'en');
}
