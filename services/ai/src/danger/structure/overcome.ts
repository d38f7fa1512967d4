/** A time of the writer's life that is over. */
const PAST =
  / (?:ago|used to|years back|back in (?:19|20)\d\d|in (?:19|20)\d\d|in my (?:teens|twenties|thirties|youth)|as a (?:teenager|teen|child|young \w+)|when i was (?:younger|young|a \w+|\d+)|before i (?:met|knew|found) (?:christ|jesus|god|the lord)|hace (?:mas de |unos |como |casi )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|muchos|varios|unos) anos|en (?:19|20)\d\d|de joven|de adolescente|en mi (?:juventud|adolescencia)|cuando (?:era|tenia) (?:joven|nin[oa]|adolescente|\w+ anos)|antes de conocer a (?:cristo|jesus|dios)|solia) /;

/** What tells that it has been overcome. */
const OVERCOME =
  / (?:god|jesus|christ|the lord|he) (?:has |have )?(?:healed|delivered|restored|rescued|saved|freed|set) me(?: free)?| (?:i am|im|i have been|ive been|we are) (?:now |today |completely |fully |finally )*(?:free|healed|sober|clean|recovered|safe|whole|well|happily|at peace|thankful|grateful)| my testimony| (?:now|today) i (?:lead|teach|serve|help|mentor|run|volunteer|counsel|write)| i (?:now|today) (?:lead|teach|serve|help|mentor|run|volunteer|counsel)| i (?:lead|teach|run|mentor) (?:a|the|our|young|other|women|men)| (?:dios|jesus|cristo|el senor) (?:ya )?(?:me )?(?:sano|libero|restauro|rescato|salvo|levanto|libro)| (?:hoy|ahora|ya) (?:soy|estoy|vivo|llevo) (?:\w+ )?(?:libre|sobri[oa]|limpi[oa]|san[oa]|a salvo|en paz|feliz|agradecid[oa]|bien)| mi testimonio| (?:hoy|ahora) (?:dirijo|enseno|sirvo|ayudo|acompano|coordino|escribo|predico)| (?:dirijo|coordino) (?:un|el|una|la) /;

/** What tells that it is not over. */
const NOT_OVER =
  / (?:again|back|still|lately|recently|sometimes|nightmares?|flashbacks?|cant|relapse\w*|returning|returned|this week|last night|tonight|never told|otra vez|de nuevo|todavia|aun|sigo|sigue|siguen|ultimamente|a veces|pesadillas|volvi|volvio|recai\w*|esta (?:semana|noche)|anoche|no puedo|nunca (?:se lo )?(?:conte|dije)) /;

/** A new beginning, which says “again” of what is good. */
const REMARRIED = / (?:casad[oa]|feliz|enamorad[oa]|married|happy|in love) (?:de nuevo|otra vez|again)(?= )/;

/**
 * What is left of a text that tells how the writer overcame something long ago: what stands after that. A text that
 * tells anything else, or that it is not over, is left as it is.
 *
 * @param sentences of one text, in plain words
 */
export function afterOvercoming(sentences: readonly string[]): readonly string[] {
  const text = sentences.join('').replace(/ {2,}/g, ' ');
  const past = PAST.exec(text);
  if (!past || NOT_OVER.test(text.replace(REMARRIED, ' '))) return sentences;
  const told = OVERCOME.exec(text);
  if (!told || told.index < past.index) return sentences;
  const rest = text.slice(told.index + told[0].length);
  return rest.trim() === '' ? [] : [` ${rest.trim()} `];
}
