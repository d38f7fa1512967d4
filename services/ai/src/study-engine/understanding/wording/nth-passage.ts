import type { Entry } from '@word-unfolded/study-library';
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

/** A wish for a verse with nothing but for whom: “a short psalm for her” after a prayer asks for one of its passages. */
export const WISHES_ITS_VERSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:thanks?|thank you|ok|okay|great|good|now|and|also|please|so) )*(?:(?:can i (?:have|get)|could i have|give me|i (?:want|need|would like)|is there|do you have) )?(?:a|an|one|some|any|another)? ?(?:(?:short|nice|good|little|bible) )?(?:psalm|verse|passage|scripture)s?(?: (?:for|to give) (?:her|him|them|me|this|that|it))?(?: (?:about|on) (?:it|this|that))?(?: please)?$/,
  es: /^(?:(?:gracias|muchas|ok|bien|ahora|y|tambien|por favor) )*(?:(?:dame|quiero|necesito|hay|tienes|me das) )?(?:un|una|algun|alguna|otro|otra)? ?(?:(?:buen|bonito|corto|lindo) )?(?:salmo|versiculo|pasaje|texto)s?(?: (?:corto|bonito|breve|lindo))?(?: para (?:el|ella|ellos|ellas|mi|eso|esto))?(?: (?:sobre|de) (?:eso|esto))?(?: por favor)?$/,
};

/** Which passage of an entry is meant: the first psalm, if one is wanted and there is any; otherwise the first. */
export function psalmOf({ passages }: Entry, text: string): number {
  const at = /\b(?:psalm|salmo)s?\b/.test(text) ? passages.findIndex(({ start }) => start.book === 'Ps') : 0;
  return Math.max(0, at);
}
