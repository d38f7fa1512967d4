import { plainWords } from '../words/plain-words.js';
import type { Need } from '../need.js';
import { isAimedAtWriter } from '../structure/who-is-harmed.js';

/** Needs in which somebody else is the danger; an emergency may be one. */
const FROM_OTHERS: readonly (Need | undefined)[] = ['abuse', 'child-abuse', 'threat'];

const WEAPON = 'gun|pistol|rifle|shotgun|knife|machete|axe|hammer|bat|crowbar|gasoline';
const ARMA = 'pistola|arma|rifle|escopeta|cuchillo|navaja|machete|hacha|martillo|bate|palo|gasolina';
const PERSON = '(?:he|she|they|hes|shes|theyre|someone|somebody|dad|mom|husband|boyfriend|ex|stepdad|a man)';

/** What tells by itself that somebody is being attacked, or is about to be, at this moment. */
const ATTACKED: readonly RegExp[] = [
  / (?:banging|bangs|breaking|breaks|broke|kicking|pounding|forcing|hitting|smashing|tearing) (?:\w+ ){0,2}(?:door|window|lock|house|walls?|things|everything)(?= )/,
  / (?:at|outside|behind|in front of) (?:the|my|our) (?:\w+ )?(?:door|house|window|apartment|home|room)(?= )/,
  / (?:broke|breaking|broken|getting|trying to get|got) in(?:to (?:the|my|our) (?:house|home|apartment|room))?(?= )/,
  / (?:hiding|hid|hidden|locked myself|locked ourselves|barricaded) (?:\w+ ){0,2}(?:in|under|behind|from) /,
  / (?:is|are|hes|shes|theyre|keeps) (?:\w+ )?(?:choking|strangling|hitting|beating|kicking|stabbing|attacking|shooting|raping|punching|slapping|dragging|burning) (?:\w+ ){0,2}(?:me|us|her|him|them|mom|dad|mother|father|sister|brother|kids?|son|daughter|baby|wife|neighbor)(?= )/,
  new RegExp(
    ` (?<!(?: i| im| ive| i am| we) )(?:has|holding|with|grabbed|getting|loading) (?:\\w+ ){0,2}(?:${WEAPON})(?= )`,
  ),
  / (?:coming|running|walking|climbing) (?:after me|up the stairs|for (?:me|us)|at me|to kill|to hurt)(?= )/,
  / (?:rompiendo|rompe|tumbando|forzando|golpeando|pateando|tirando|derribando) (?:\w+ ){0,2}(?:puertas?|ventanas?|chapa|todo|cosas|casa|cerradura)(?= )/,
  / (?:afuera|fuera|enfrente|detras) de (?:mi|la|nuestra) (?:casa|puerta|ventana|depa|departamento|cuarto)(?= )/,
  / (?:en|a|tras) (?:la|mi) puerta (?:\w+ ){0,2}(?:ahora|ahorita|ya|con)(?= )/,
  / (?:esta|estan|sigue) (?:\w+ )?(?:ahorcando|golpeando|pegando|pateando|atacando|disparando|violando|arrastrando|amenazando|acuchillando|quemando)(?:me|nos|la|lo|le|los|las)?(?= )/,
  / (?:ahorcand|golpeand|pegand|pateand|atacand|apuntand)o(?:me|nos|la|lo|le)(?= )/,
  / (?:escondid[oa]s?|encerrad[oa]s?|me escondi|me encerre|nos escondimos) (?:\w+ ){0,2}(?:en|bajo|debajo|detras|del?) /,
  new RegExp(` (?:con|tiene|trae|saco|anda con) (?:\\w+ ){0,2}(?:${ARMA})(?= )`),
  / (?:se metio|se metieron|entraron|quiere entrar|quieren entrar|esta entrando|hay alguien) (?:\w+ ){0,3}(?:casa|cuarto|ventana|puerta|patio)(?= )/,
];

/** What tells, after somebody told of violence or of a threat, that it is happening again. */
const NEAR: readonly RegExp[] = [
  new RegExp(
    ` ${PERSON} (?:is |are |has |just |now |already |got |came |comes )*(?:here|home|back|coming|inside|outside|upstairs|downstairs|screaming|yelling|shouting|drunk|closer|awake|furious|armed|following|throwing|found me|found us|knocking|calling my name|at the (?:door|gate|window)|in the (?:house|room|hall|kitchen|driveway|yard)|on (?:his|her|their) way|up the stairs)(?= )`,
  ),
  / (?:i|we) (?:can )?(?:hear|see|heard) (?:\w+ ){0,2}(?:him|her|them|his|footsteps|steps|someone|somebody|car|truck|keys?|the door)(?= )/,
  / (?:is|hes|shes) (?:loading|cocking|sharpening|waiting|circling|parked|screaming)(?= )/,
  / (?:his|her|their) (?:car|truck|keys?|boots|voice|shadow) (?:is|are)(?= )/,
  / (?:its|it is) (?:happening|starting)(?: again)?(?= )/,
  / (?:footsteps|hide|hiding|help me now|please hurry|what do i do now)(?= )/,
  / (?:esta|estan) (?:\w+ ){0,2}(?:aqui|afuera|adentro|abajo|arriba|en (?:la|mi|el) (?:puerta|casa|ventana|escalera|patio|cuarto|cocina|entrada)|gritando|gritandome|tocando|subiendo|entrando|llegando|borracho|borracha|tomado|furioso|armado|buscandome|siguiendome)(?= )/,
  / (?:viene|vienen|sube|suben|entra|entran) (?:\w+ ){0,2}(?:subiendo|entrando|aca|hacia|por (?:mi|nosotros)|la escalera|las escaleras|la casa|borracho|tomado|con)(?= )/,
  / (?:acaba de (?:llegar|entrar|volver|regresar)|ya (?:llego|entro|volvio|regreso|viene|esta)|llego (?:\w+ )?(?:borracho|tomado|furioso))(?= )/,
  / (?:lo|la|los) (?:oigo|escucho|veo|esta cargando|esta afilando)(?= )/,
  / (?:oigo|escucho|oi|veo) (?:\w+ ){0,3}(?:pasos|alguien|puerta|llaves?|gritos|voz|carro|camioneta|moto|que (?:viene|sube|llega))(?= )/,
  / (?:me encontro|nos encontro|esta pasando|otra vez esta|auxilio|me escondo)(?= )/,
];

/** What was, or is not: “he came home drunk last week”, “he is not here”. */
const NOT_NOW =
  / (?:every|each|always|often|sometimes|when he drinks|cada|siempre|a veces|not|isnt|wasnt|arent|never|used to|last|yesterday|ago|years|weeks?|months?|when i was|if|what if|asleep|sleeping|gone|left|arrested|jail|no|nunca|ayer|antier|hace|semanas?|mes|meses|pasad[oa]|antes|cuando era|si|dormido|dormida|se fue|preso|carcel) /;

/**
 * Whether a message tells of violence that is happening now, or is about to: then nothing counts but to get help and to
 * get away.
 *
 * @param need what the message itself tells of
 * @param earlier the needs that the earlier messages of the reader tell of
 */
export function isViolenceNow(
  text: string,
  need: Need | undefined,
  earlier: readonly (Need | undefined)[],
): boolean {
  const plain = ` ${plainWords(text).replaceAll(' . ', ' ').trim()} `;
  if (NOT_NOW.test(plain)) return false;
  if (isAimedAtWriter(plain)) return true;
  const isFromOthers = need === 'emergency' || FROM_OTHERS.includes(need);
  if (isFromOthers && ATTACKED.some((form) => form.test(plain))) return true;
  if (!earlier.some((each) => FROM_OTHERS.includes(each))) return false;
  return ATTACKED.some((form) => form.test(plain)) || NEAR.some((form) => form.test(plain));
}
