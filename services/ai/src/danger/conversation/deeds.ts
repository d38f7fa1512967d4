import { plainWords } from '../words/plain-words.js';
import type { Need } from '../need.js';

/**
 * What says, after somebody spoke of harming themselves, that it has been done or is about to be: “I took them already,
 * all 30”, “I am at the railing”, “ya lo hice”. By itself most of it could mean anything.
 */
const DEEDS = [
  / (?:i|ive|i have|just|already|have) (?:just |already |now )*(?:took|taken|swallowed|drank|drunk|injected|downed|ate|eaten|popped) (?!(?:\w+ ){0,2}(?:dinner|lunch|breakfast|food|supper|water|coffee|tea|snack|soup|meal|something)|care|a (?:walk|shower|bath|break|nap|deep)|my (?:time|shower|dog)|your|notes|communion)/,
  /(?:^| )(?:took|swallowed|drank|injected|downed|popped) (?:it|them|the|all|some|half|every|\d+|a (?:bunch|lot|handful|bottle))(?= )/,
  / (?:i|ive|i have|just|already) (?:just |already |now )*(?:cut|slit|slashed|stabbed|shot|hung(?! up)|hanged|burned|did it|done it|jumped)(?= )/,
  / (?:im|i am|am|standing|sitting|here) (?:\w+ ){0,2}(?:on|at|by|near|under|over|outside) (?:the|a|my) (?:\w+ ){0,2}(?:bridge|roof|rooftop|ledge|railing|edge|tracks|station|platform|cliff|balcony|overpass|window|river|top)(?= )/,
  / (?:have|got|holding|hold|with|loaded) (?:\w+ ){0,3}(?:gun|pistol|rifle|knife|razor|blade|rope|noose|pills)(?: \w+){0,2} (?:in|on|to|with|around|next|beside|near|here|now|ready|loaded)(?= )/,
  / (?:gun|pistol|rope|noose|knife|razor|pills|blade) (?:is|are) (?:\w+ )?(?:in|on|around|ready|loaded|here|next|tied|beside)(?= )/,
  / (?:bleeding|blood|its done|it is done|too late|feel(?:ing)? (?:sleepy|dizzy|numb|sick)|getting (?:sleepy|dizzy)|goodbye|good bye|vision)(?= )/,
  / (?:ya |acabo de |recien )*(?:me |las |los |lo |la )*(?:tome|tomado|tomarme(?:las|los)?|tomarmelas|trague|tragado|bebi|inyecte|corte|cortado|cortarme|dispare|colgue|raje|hice|hacerlo) (?!(?:un |una |el |la |mi )?(?:poco de )?(?:agua|cafe|te|leche|desayuno|sopa|jugo|aire|cena|ducha|siesta|pelo|cabello|decision|llamada|caso|cita|oracion))/,
  / (?:estoy|parad[oa]|sentad[oa]|aqui|ya) (?:\w+ ){0,2}(?:en|sobre|junto|al borde|frente|cerca|arriba|bajo) (?:\w+ ){0,3}(?:puente|azotea|techo|cornisa|vias|via|barandal|baranda|precipicio|tejado|anden|estacion|balcon|ventana|borde|rio|acantilado)(?= )/,
  / (?:tengo|agarre|sostengo|con) (?:\w+ ){0,3}(?:pistola|arma|cuchillo|navaja|soga|cuerda|revolver|escopeta|pastillas|frasco|cuter)(?= )/,
  / (?:sangr\w+|sangre|ya es tarde|demasiado tarde|ya esta hecho|me (?:mareo|duermo)|mareand\w+|mucho sueno|adios)(?= )/,
];

/** Who answers that it has not been done: “I have not taken anything”. */
const UNDONE =
  / (?:not|havent|didnt|dont|never|wont|threw|gave|put away|flushed|no|nunca|tire|bote|guarde|entregue|what if|if i|si me|si yo) /;

/** Needs in which such a deed is a matter of minutes. */
const DEADLY: readonly (Need | undefined)[] = ['emergency', 'self-harm'];

/**
 * Whether a message tells of such a deed, in a conversation in which somebody spoke of harming themselves.
 *
 * @param earlier the needs that the earlier messages of the reader tell of
 */
export function tellsOfDeed(text: string, earlier: readonly (Need | undefined)[]): boolean {
  if (!earlier.some((need) => DEADLY.includes(need))) return false;
  const plain = ` ${plainWords(text).replaceAll(' . ', ' ').trim()} `;
  return !UNDONE.test(plain) && DEEDS.some((deed) => deed.test(plain));
}
