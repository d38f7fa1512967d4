/** Words that lead from a quotation to its reference, and say nothing else: “We find this in”, “so it stands in”. */
const WORD =
  '(?:that|this|these|those|it|is|are|was|we|you|i|can|may|will|find|finds|found|read|reads|see|stands?|written|so|as|at|in|from|' +
  'taken|comes?|says?|said|the|words?|verse|passage|text|of|quoted|according|to|look|up|cf|compare|here|there|bible|book|reference|ref|source|' +
  'es|son|está|están|se|lo|la|el|las|los|esto|eso|así|leemos|lee|dice|dicen|encontramos|encuentra|encuentran|hallamos|puedes|' +
  'podemos|leer|encontrar|ver|véase|viene|vienen|tomado|escrito|en|de|según|como|palabras|versículo|pasaje|texto|biblia|libro|referencia|fuente)';
/** A stop, and then only such words to the end of the text. */
const PHRASE = new RegExp(
  `(?<=\\p{L}[”’"'»*_)]*[.,;:!?…—–-]+[”’"'»*_)]*\\s+)[([]?(?:${WORD}[\\s:,*_]+){1,8}[([]?[*_]*$`,
  'iu',
);

/** A text before a reference without the phrase that leads to this, and that phrase, which may be empty. */
export function beforeCitation(text: string): readonly [written: string, phrase: string] {
  const at = PHRASE.exec(text)?.index ?? text.length;
  return [text.slice(0, at), text.slice(at)];
}
