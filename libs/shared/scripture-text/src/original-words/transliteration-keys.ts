/** A Hebrew het or a soft kaf, and a Greek chi, which are written `ch`, `kh`, `h`, `j` or `k`. */
const HET = 'ħ';

/** How Spanish, English and scholarly spellings of one sound become one; in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sħ'],
  [/ch|kh|j/g, HET],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh/g, 's'],
  [/t[sz]/g, 'z'],
  [/rh/g, 'r'],
  [/gg/g, 'ng'],
  [/qu(?=[ei])|ck|[qc]/g, 'k'],
  [/[oô]w(?![aeiou])/g, 'o'],
  [/uw/g, 'u'],
  [/o[uo]/g, 'u'],
  [/[wb]/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/gu, '$1'],
];

/**
 * What a transliteration is filed under: it has no accents, no lengths of vowels and no signs, and one letter for a sound
 * that is written in several ways.
 *
 * @param word with raised half vowels as `ᵉ`, as the dictionaries print them
 */
export function transliterationKeys(
  word: string,
  language: 'greek' | 'hebrew' | 'aramaic',
): readonly string[] {
  const plain = lettersOf(word);
  const whole = plain.replace(/ᵉ/g, 'e').replace(/ᵒ/g, 'o').replace(/ᵃ/g, 'a');
  const forms = [whole];
  if (/[ᵉᵒᵃ]/.test(plain)) forms.push(plain.replace(/[ᵉᵒᵃ]/g, ''));
  if (language === 'greek') {
    forms.push(whole.replace(/y/g, 'u'), whole.replace(/^h/, ''), whole.replace(/eu(?=[aeio])/g, 'ev'));
    forms.push(whole.replace(/au(?=[aeiot])/g, 'av'));
  }
  return [...new Set(forms.map(keyOf))];
}

/**
 * What a word that a reader wrote may be filed under, the likeliest first: `hesed`, `chesed` and `jésed` are one word.
 *
 * @param word as the reader wrote it
 */
export function spokenKeys(word: string): readonly string[] {
  const plain = lettersOf(word);
  const key = keyOf(plain);
  const variants = [
    key,
    keyOf(plain.replace(/(?<![cktps])h/g, HET)),
    keyOf(plain.replace(/(?<![cktps])h(?!$)/g, HET)),
    keyOf(plain.replace(/ch|kh|j/g, 'k')),
    keyOf(plain.replace(/j/g, 'y')),
    keyOf(plain.replace(/(?<=[aeiou])b/g, 'v')),
  ];
  return [...new Set(variants)].filter((each) => each.length > 1);
}

function lettersOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ᵉ]/g, 'ᵉ')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');
}

function keyOf(plain: string): string {
  const sounded = SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain);
  return sounded.replace(/(?<=[aeiou])h$/, '').replace(/(.)\1+/gu, '$1');
}

/** A word in Greek or Hebrew letters without accents, breathings, points and the final forms of letters. */
export function originalLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[ךםןףץ]/g, (letter) => FINAL_FORMS[letter] ?? letter);
}

const FINAL_FORMS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Whether a word is in Greek or Hebrew letters. */
export function isInOriginalLetters(word: string): boolean {
  return /[\p{Script=Greek}\p{Script=Hebrew}]/u.test(word);
}
