import type { Language } from '@word-unfolded/domain';

/** “Read me the first verse”, “léeme el segundo pasaje”: one of the passages that the turn before named. */
const READS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |now |please |can you |could you )*(?:read|show|quote|give|tell)(?: (?:it|me|us|out|to me))* (?:the )?(first|second|third|fourth|fifth|last|next)(?: (?:verse|passage|one|text|scripture|reference))?(?: (?:again|please|to me|out|aloud|out loud))*$/,
  es: /^(?:y |ahora |por favor |puedes )*(?:lee|leer|leeme|leerme|leenos|muestrame|muestra|mostrarme|dame|dime|cita|citame)(?: por favor)? (?:el |la )?(primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|siguiente)(?: (?:versiculo|pasaje|texto|cita))?(?: (?:otra vez|por favor|de nuevo|en voz alta))*$/,
};

const PLACES: readonly RegExp[] = [
  /^(?:first|prim)/,
  /^(?:second|next|segund|siguiente)/,
  /^(?:third|terc)/,
  /^(?:fourth|cuart)/,
  /^(?:fifth|quint)/,
];

/**
 * Which passage of the turn before is to be read, from 0; -1 for the last one; undefined where none is asked for.
 *
 * @param text the folded words of a question
 */
export function nthPassage(text: string, language: Language): number | undefined {
  const which = READS[language].exec(text)?.[1];
  return which === undefined ? undefined : PLACES.findIndex((place) => place.test(which));
}
