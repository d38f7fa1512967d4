/** Questions about where words stand, whether they stand there, or who said them. */
const SEEKING = [
  'where (?:does|do|in|is|are)',
  '(?:which|what) (?:verse|passage|book|chapter)',
  'who (?:said|says|wrote)',
  '(?:does|did) (?:the bible|scripture|god|jesus|christ|paul|david|solomon|it) (?:really |actually |ever )?(?:say|teach|write)',
  'is (?:it|this|that) (?:really |actually )?(?:in the bible|a verse|biblical)',
  '(?:en )?d[oó]nde (?:dice|est[aá]|sale|aparece|se encuentra)',
  '(?:qu[eé]|cu[aá]l) (?:vers[ií]culo|pasaje|libro|cap[ií]tulo|salmo)',
  'qui[eé]n (?:dijo|escribi[oó]|dice)',
  '(?:la biblia|dios|jes[uú]s|cristo|pablo|david) (?:de verdad |realmente )?(?:dice|dijo|ense[nñ]a)',
].join('|');

const QUOTED = '[“"«‘][^“”"«»]{3,160}[”"»’]';

const SOUGHT = new RegExp(`(?<=(?<!\\p{L})(?:${SEEKING})(?!\\p{L})[^“"«‘]{0,60})${QUOTED}`, 'giu');

/**
 * A text without the words in quotation marks that it asks to be found: “Where does it say ‘I shall not want’?” They are
 * words of a book or taken for such, so that hints in them are none of the writer's. Plain words of danger are heard in
 * the whole text all the same.
 */
export function withoutSoughtWords(text: string): string {
  return text.replace(SOUGHT, ' ');
}
