const SONG = '(?:song|hymn|lyrics?|chorus|canción|cancion|himno|coro|letra)';
const SAYS = '(?:says?|goes|sings?|has|dice|canta)';
const QUOTED = '[“"«][^“”"«»]{3,160}[”"»]';

/** Words in quotation marks of which a text says that a song says them. */
const SUNG = new RegExp(
  `${QUOTED}(?=,? (?:${SAYS}|from|in|de) (?:the|this|that|a|an|la|esta|esa|una|el|este) (?:\\p{L}+ )?${SONG}(?!\\p{L}))|(?<=${SONG} (?:that )?${SAYS}(?: que)?[:,]? )${QUOTED}`,
  'giu',
);

/** Words of somebody who speaks of themselves: then the song speaks for them. */
const OWN =
  /(?<!\p{L})(?:i|i'm|im|i’m|me|my|myself|mine|we|us|our|yo|mi|mí|mis|me|conmigo|nos|soy|estoy|siento|quiero)(?!\p{L})/iu;

/** A text without the words of a song that it quotes, unless the writer speaks of themselves beside them. */
export function withoutSungWords(text: string): string {
  const rest = text.replace(SUNG, ' ');
  return rest === text || OWN.test(rest) ? text : rest;
}
