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
  // Whether a named passage has the words: “Does Psalm 23 say …?”, “¿Dice el Salmo 23 …?”
  '(?:does|did) (?:the )?(?:book of )?(?:[123] )?\\p{L}+ \\d+(?::\\d+)? (?:really |actually )?(?:say|read|end|begin|mean)',
  'is it (?:true|right) that (?:[123] )?\\p{L}+ \\d+(?::\\d+)? says',
  '(?:dice|termina|empieza|comienza) (?:as[ií] )?(?:en )?(?:el |la |los |las )?(?:[123] )?\\p{L}+ \\d+(?::\\d+)?(?: que)?',
  '(?:el |la )?(?:[123] )?\\p{L}+ \\d+(?::\\d+)? (?:de verdad |realmente )?(?:dice|termina|empieza)',
  "(?:theres|there is|isnt there|there's|is there) a (?:verse|passage|proverb|psalm) (?:that|which) (?:says|goes)",
  'hay un (?:vers[ií]culo|pasaje|salmo|proverbio) que (?:dice|diga)',
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
