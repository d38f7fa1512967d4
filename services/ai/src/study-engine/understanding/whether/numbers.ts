/** Numbers in words, as a question and a text may give them, in both languages; folded. */
const VALUES: readonly (readonly [number, string])[] = [
  [1, 'one once single un una uno'],
  [2, 'two twice pair pairs couple dos par pares pareja parejas'],
  [3, 'three thrice tres'],
  [4, 'four cuatro'],
  [5, 'five cinco'],
  [6, 'six seis'],
  [7, 'seven siete'],
  [8, 'eight ocho'],
  [9, 'nine nueve'],
  [10, 'ten diez'],
  [11, 'eleven'],
  [12, 'twelve doce'],
  [13, 'thirteen trece'],
  [14, 'fourteen catorce'],
  [15, 'fifteen quince'],
  [16, 'sixteen dieciseis'],
  [17, 'seventeen diecisiete'],
  [18, 'eighteen dieciocho'],
  [19, 'nineteen diecinueve'],
  [20, 'twenty veinte'],
  [30, 'thirty treinta'],
  [40, 'forty cuarenta'],
  [50, 'fifty cincuenta'],
  [60, 'sixty sesenta'],
  [70, 'seventy setenta'],
  [80, 'eighty ochenta'],
  [90, 'ninety noventa'],
  [100, 'hundred cien ciento'],
  [200, 'doscientos'],
  [300, 'trescientos'],
  [400, 'cuatrocientos'],
  [500, 'quinientos'],
  [1000, 'thousand mil'],
];

const BY_WORD = new Map(
  VALUES.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** “Once” is eleven in Spanish, and one time in English. */
const ELEVEN = 11;

/**
 * The numbers that a text gives, as one for each group of words: “three hundred and eighteen” is 318.
 *
 * @param words folded
 */
export function numbersIn(words: readonly string[], language: 'en' | 'es'): number[] {
  const found: number[] = [];
  let sum: number | undefined;
  for (const [at, word] of words.entries()) {
    const value = valueOf(word, language);
    const isBetween = sum !== undefined && /^(?:and|y)$/.test(word) && valueOf(words[at + 1] ?? '', language);
    if (value !== undefined)
      sum = sum !== undefined && (value === 100 || value === 1000) ? sum * value : (sum ?? 0) + value;
    else if (!isBetween && sum !== undefined) {
      found.push(sum);
      sum = undefined;
    }
  }
  return sum === undefined ? found : [...found, sum];
}

/** What a number in words or figures counts; undefined for another word. */
export function valueOf(word: string, language: 'en' | 'es'): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'once') return language === 'es' ? ELEVEN : 1;
  return BY_WORD.get(word);
}
