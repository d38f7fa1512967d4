import type { Language } from '@word-unfolded/domain';

type Rules = readonly (readonly [RegExp, string])[];

/** How English spells a sound in several ways: `night` and `nite`, `took` and `tuk`, `daughter` and `dauter`. */
const ENGLISH: Rules = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/x/g, 'ks'],
  [/(?:ou|au)ght/g, 'ot'],
  [/ough$/, 'uf'],
  [/igh/g, 'i'],
  [/gh/g, ''],
  [/[ts]ion/g, 'Xn'],
  [/sch/g, 'sk'],
  [/sh/g, 'X'],
  [/t?ch/g, 'C'],
  [/ph/g, 'f'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/dge|ge$/g, 'j'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ie|ei|ey/g, 'I'],
  [/y/g, 'i'],
  [/ai/g, 'a'],
  [/oa|ow|oe|au|aw/g, 'o'],
  [/wor/g, 'wer'],
  [/[iu]r/g, 'er'],
  [/ed$/, 'd'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)e$/, ''],
];

/** Letters that Spanish speakers take for each other: b and v, s, c and z, ll and y, g and j, and the h that nobody hears. */
const SPANISH: Rules = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/x|cc(?=[ei])/g, 'ks'],
  [/qu(?=[ei])|q/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/v|w/g, 'b'],
  [/ll/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/m(?=[bp])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** A word as it sounds, in the rough: words that are spelt as one hears them have the sound of the right ones. */
export const soundOf = (word: string, language: Language): string =>
  (language === 'en' ? ENGLISH : SPANISH).reduce((sound, [form, by]) => sound.replace(form, by), word);

/** The consonants of a sound, with `a` where it begins with a vowel: vowels are what people confuse most. */
export const skeletonOf = (sound: string): string =>
  sound.replace(/^[aeiouI]+/, 'A').replace(/[aeiouI]+/g, '');
