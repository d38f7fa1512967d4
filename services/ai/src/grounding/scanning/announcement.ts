/** The text between a reference and the words that it announces: punctuation only, or a verb of saying at the end. */
const ONLY_MARKS = /^[\s\p{P}*_>|=~→⇒\p{Extended_Pictographic}]*$/u;
const SAYS =
  /(?:says?|said|saying|reads?|tells? us|states?|declares?|promises?|reminds? us|teaches|assures? us|urges? us|encourages? us|invites? us|proclaims?|puts it|writes?|wrote|quotes?|puts? (?:it|this)|expresses it|lo (?:expresa|dice|pone)|dice|dijo|dicen|diciendo|declara|afirma|promete|enseña|recuerda|reza|proclama|asegura|exhorta|anima|escribe|escribió|leemos|lee)(?:\s+(?:that|us|to us|que|nos))?[\s:,*_—–-]*$/iu;
/** A name of a field of data: `"text": `. */
const FIELD = /^["'\s,;{}[\]]*["']?\p{L}{1,16}["']?\s*[:=]\s*[[({]?\s*["']?$/u;
/** A sentence of its own that means the passage named before: `It says:`. */
const IT_SAYS =
  /[.!?]\s+(?:it|this (?:verse|passage|text)|the (?:verse|passage|text)|(?:este|el) (?:versículo|pasaje|texto)|allí|ahí)?\s*(?:says|reads|dice|se lee)(?:\s+así)?[\s:,*_—–-]*$/iu;
/** A field of a record or of a list: `**Text:** `, also after the field that names the reference. */
const BOLD_FIELD =
  /^["'*_\s,;)\]|]*(?:\n[ \t>*_|+-]*\p{L}{2,16}[*_]*:[^\n]{0,40}){0,2}\n[\s>*_|+-]*(?:text|verse|words?|quot(?:e|ation)|scripture|passage|content|reading|texto|vers[ií]culo|palabras?|cita|escritura|pasaje|contenido|lectura)[*_]*\s*[:|][\s*_]*$/iu;
/** The next value of a row: `"John 3:16","`. */
const NEXT_VALUE = /^["'][)\]}>]*\s*(?:[,;|:]|\n)\s*["']?$/u;
/** The head of a table, whose first column is that of the passage. */
const HEAD_OF_TABLE = /^[*_ \t]*\|[^\n]{0,60}\n[ \t]*\|?[\s|:-]{3,80}[*_]*$/u;
/** What the verse is, before its words: `, the shortest verse: `. */
const IS_CALLED =
  /^[*_)]*,\s(?:[\p{L}’'-]+\s){0,4}(?:verse|passage|text|words|vers[ií]culo|pasaje|texto|palabras)(?:\s[\p{L}’'-]+){0,4}:[\s*_]*$/iu;
/** Who speaks, in a line of its own below the reference: `\n**Ana:** `. */
const SPEAKER_BELOW = /^[*_ \t]*\n[ \t]*[*_]{0,2}\p{Lu}\p{L}{0,15}:[*_]{0,2}[ \t]*$/u;
/** A question for what a passage says, and the sign of the answer: `say?\n**A:** `. */
const ANSWER =
  /^[*_\s]*(?:(?:says?|tells? us|teach(?:es)?)[*_\s]*\?[*_\s]*$|(?:says?|tells? us|teach(?:es)?)?[*_\s]*\?[*_\s]*\n[*_\s]*(?:a|r|answer|respuesta|\p{Lu}\p{L}{0,15})[*_]*\s*[:.)][\s*_]*$)/iu;
/** The number of the next item of a list. */
const ITEM_NUMBER = /(\n[ \t]*)\d{1,2}[.)][ \t]/gu;
/** A note in brackets between a reference and its colon: ` (NIV 2011): `. */
const NOTE_BEHIND = /^[*_ ]{0,3}\([^()\n]{1,40}\)(?=[*_ ]{0,3}[:—–])/u;
const FARTHEST = 200;
const LONGEST = 100;

/** Whether a reference announces the quotation that follows after this text. */
export function announces(written: string): boolean {
  const between = written.replace(ITEM_NUMBER, '$1- ').replace(NOTE_BEHIND, '');
  if (
    [FIELD, BOLD_FIELD, NEXT_VALUE, HEAD_OF_TABLE, ANSWER, IS_CALLED, SPEAKER_BELOW].some((form) =>
      form.test(between),
    )
  )
    return true;
  if (between.length <= FARTHEST && IT_SAYS.test(between)) return true;
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
