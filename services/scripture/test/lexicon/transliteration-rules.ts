/** Greek letters as the dictionary writes them in Latin ones. */
const GREEK: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'b', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'ē', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'ph', χ: 'ch', ψ: 'ps' },
  ω: 'ō',
};

const ROUGH = '\u0314';
const IOTA_BELOW = '\u0345';
const DIAERESIS = '\u0308';

/** A Greek lemma in Latin letters by rule, in lower case, without accents but with the lengths of vowels. */
export function greekInLatin(lemma: string): string {
  return lemma.split(' ').map(greekWordInLatin).join(' ').normalize('NFC');
}

function greekWordInLatin(word: string): string {
  const letters = [
    ...word
      .normalize('NFD')
      .toLowerCase()
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].map(([, letter = '', signs = '']) => ({ letter, signs }));
  const written = letters.map(({ letter, signs }, at) => {
    const before = letters[at - 1]?.letter ?? '';
    const after = letters[at + 1]?.letter ?? '';
    let latin = GREEK[letter] ?? letter;
    if (letter === 'γ' && /[γκξχ]/.test(after)) latin = 'n';
    if (letter === 'υ' && /[αεοη]/.test(before) && !signs.includes(DIAERESIS)) latin = 'u';
    if (letter === 'ρ' && signs.includes(ROUGH)) latin = 'rh';
    return signs.includes(IOTA_BELOW) ? `${latin}i` : latin;
  });
  const isRough =
    letters[0]?.letter !== 'ρ' && letters.slice(0, 2).some(({ signs }) => signs.includes(ROUGH));
  return (isRough ? 'h' : '') + written.join('');
}

/** A Greek transliteration of the dictionary in lower case, without accents but with the lengths of vowels. */
export function withoutAccents(transliteration: string): string {
  return transliteration
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?!\u0304)\p{M}/gu, '')
    .normalize('NFC');
}

/** How the dictionary writes Hebrew consonants, as patterns; vav and yod may also be signs of a vowel. */
const HEBREW: Readonly<Record<string, string>> = {
  ...{ א: "'?", ב: 'b', ג: 'g', ד: 'd', ה: 'h?', ו: 'v?', ז: 'z', ח: 'ch', ט: 'ṭ', י: 'y?', כ: 'k', ך: 'k' },
  ...{ ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', ע: '‛', פ: 'ph?', ף: 'ph?', צ: 'ts', ץ: 'ts', ק: 'q' },
  ...{ ר: 'r', ש: 'sh', ת: 'th?', '־': '-?', ' ': '[ -]?' },
};

const SIN_DOT = '\u05c2';
const VOWELS = '[aeiouâêîôûăĕŏᵉy -]*';

/**
 * A pattern of the transliterations that a Hebrew lemma without vowel points may have: its consonants in their order,
 * also doubled, with any vowels.
 */
export function hebrewInLatin(lemma: string): RegExp {
  const consonants = [...lemma.normalize('NFD').matchAll(/([\u05d0-\u05ea\u05be ])(\p{M}*)/gu)];
  const pattern = consonants.map(([, letter = '', signs = '']) => {
    const latin = letter === 'ש' && signs.includes(SIN_DOT) ? 'ś' : HEBREW[letter];
    return `(?:${latin})(?:-?${latin})?${VOWELS}`;
  });
  return new RegExp(`^${VOWELS}${pattern.join('')}$`, 'u');
}
