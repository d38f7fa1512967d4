/** The text between a reference and the words that it announces: punctuation only, or a verb of saying at the end. */
const ONLY_MARKS = /^[\s\p{P}*_>|=~]*$/u;
const SAYS =
  /(?:says?|said|saying|reads?|tells? us|states?|declares?|promises?|reminds? us|teaches|writes?|wrote|quotes?|dice|dijo|dicen|diciendo|declara|afirma|promete|enseña|recuerda|escribe|escribió|leemos|lee)(?:\s+(?:that|us|to us|que|nos))?[\s:,*_—–-]*$/iu;
const LONGEST = 100;

/** Whether a reference announces the quotation that follows after this text. */
export function announces(between: string): boolean {
  if (between.length > LONGEST || /[“”„"«»]/u.test(between)) return false;
  if (ONLY_MARKS.test(between)) return !/[.!?][\s\p{P}]*$/u.test(between.trimEnd()) || /\n/u.test(between);
  return SAYS.test(between) && !/[.!?]\s|\n\s*\n/u.test(between);
}

const SPEAKERS =
  /(?<!\p{L})(?:bible|scriptures?|word of god|it is written|jesus|christ|the lord|god|yahweh|paul|peter|john|james|moses|david|solomon|isaiah|jeremiah|psalmist|apostle|prophet|verse|passage|gospel|proverbs?|psalms?|biblia|escrituras?|palabra de dios|escrito está|está escrito|jesús|cristo|el señor|dios|jehová|pablo|pedro|juan|santiago|moisés|salomón|isaías|jeremías|salmista|apóstol|profeta|versículo|pasaje|evangelio|proverbios?|salmos?)(?!\p{L})[^.!?\n“”"«»]{0,60}$/iu;

/** Whether the text before a quotation attributes it to Scripture or to a person of Scripture. */
export function attributesToScripture(before: string): boolean {
  return SPEAKERS.test(before.slice(-100));
}
