/** Words for numbers up to 199, folded, with their values; chapters and verses are never larger. */
type NumberTable = ReadonlyMap<string, number>;

export const ENGLISH_CARDINALS: NumberTable = new Map([
  ...numbered(
    1,
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety hundred'),
]);

export const ENGLISH_ORDINALS: NumberTable = new Map([
  ...numbered(
    1,
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ),
  ...tens('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'),
]);

export const SPANISH_CARDINALS: NumberTable = new Map([
  ...numbered(
    1,
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  ...numbered(
    21,
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'),
  ['ciento', 100],
]);

function numbered(first: number, words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, first + index] as const);
}

function tens(words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, 20 + 10 * index] as const);
}
