import { conceptsOf } from '../classifier/concepts.js';

/**
 * Strong words about a trifle: “my boss will kill me when he sees the coffee stain”, “me quiero morir cuando desafino”.
 * Three things make one: a phrase that people use so, a small matter of every day as its cause, and nothing beside them
 * that tells of harm. Whom such words come from counts: those of a partner, or of “he”, are believed.
 */

/** Those of whom people say in jest that they will kill them, and who seldom do. */
const STRICT =
  'mom|mother|dad|father|parents|folks|wife|boss|manager|supervisor|teacher|professor|prof|tutor|coach|trainer|director|conductor|editor|pastor|principal|librarian|grandma|grandmother|nana|sister|brother|roommate|flatmate|bestie|friends?|mother in law|landlady|hairdresser|dentist|choir|team|class|kids|mama|mami|madre|papa|papi|padre|padres|viejita|jefecita|esposa|mujer|jefe|jefa|gerente|supervisor[a]?|maestr[oa]|profe|profesora?|tutora?|entrenadora?|directora?|editora?|pastora?|bibliotecari[oa]|abuel[ao]|abuelit[ao]|hermana|hermano|companer[oa] de cuarto|amig[oa]s?|suegra|casera|peluquer[oa]|dentista|coro|equipo|clase|ninos';

/** Of these it is said in jest even where no cause is named. */
const OF_WORK =
  'boss|manager|supervisor|teacher|professor|prof|coach|trainer|director|conductor|editor|librarian|jefe|jefa|gerente|maestr[oa]|profe|profesora?|entrenadora?|directora?|editora?|bibliotecari[oa]';

const WHOSE = '(?:my|our|the|your|his|her|mis?|nuestr[oa]s?|el|la|los|las|tu|su) (?:\\w+ )?';
const KILLS_ME =
  '(?:(?:is|are|was|were) )?(?:(?:so|totally|really|just|probably|literally) )*(?:(?:going to|will|would|wants to|might|ll) (?:\\w+ )?(?:kill|murder|strangle|skin|bury|hang|crucify|behead|shoot|roast) (?:me|us|him|her|you)(?: alive)?)';
const ME_MATA =
  '(?:ya |seguro |hoy |ahora si )*(?:me|nos|lo|la|te) (?:(?:va|van|iba|iban|quiere|quieren) a? ?(?:matar|ahorcar|asesinar|colgar|estrangular|linchar|despellejar|fusilar|crucificar|comer viv[oa]|cortar la cabeza)|mata|matan|cuelga|asesina|asesinan|mataria)';

const BY_OTHERS = (who: string) =>
  `(?:${WHOSE}(?:${who})s? (?:${KILLS_ME}|${ME_MATA})|${ME_MATA} (?:mi|el|la|los|mis) (?:${who}))`;

const TO_MYSELF =
  '(?:i (?:\\w+ )?hate myself|i could (?:just |really )*(?:kick|slap|smack|punch|strangle|kill) myself|(?:i |id )(?:\\w+ ){0,2}?(?:want to|wanted to|could|would rather|rather|almost|nearly|just) (?:\\w+ )?(?:die|died|disappear|vanish|scream|sink into the (?:floor|ground|earth))|i (?:die|died|dying) (?:a little |a bit )?inside|(?:ill|i will|i am going to|im going to) (?:jump out (?:of )?(?:the|a) window|jump off (?:a|the) (?:bridge|cliff|building|roof)|lose (?:my mind|it)|scream|throw (?:my|the) (?:phone|radio|remote|guitar|laptop)|kill (?:myself|someone|somebody))|me odio|me (?:quiero|queria|quisiera) morir|(?:quiero|queria|casi|prefiero) (?:me )?mor(?:ir|ia|i)|me muero|me (?:daria|doy|di) (?:de )?(?:topes|golpes|cachetadas|una cachetada|un zape|contra la pared)|me quiero matar|me mato|me (?:corto|cortaria) las venas|me (?:tiro|aviento|lanzo) (?:por la ventana|(?:de|desde|por) un (?:puente|barranco|edificio))|me pego un tiro|(?:(?<!me )grito|me vuelvo loc[oa]|me va a dar algo)|(?:aviento|tiro) (?:el|la) (?:celular|telefono|radio|control|guitarra))';

/** What is awkward or annoying, and no more: nobody dies of it. */
const AWKWARD = [
  'sing|singing|sang|off key|out of tune|(?:my|a|the|that) solo|karaoke|dance|dancing|ringtone|jingle|baby shark|(?:same|that) announcement|that song (?:again|one more time)',
  'cant(?:o|ar|e|ando|an)|desafin\\w*|(?:mi|un|el|ese) solo|karaoke|bailo|bailar|tono de (?:llamada|celular)|ese tono|baby shark|(?:mismo|ese) anuncio|esa cancion otra vez',
  'forg\\w+ (?:\\w+ )?names?|mix up names|haircut|hairdo|bangs|zipper|spinach in|(?:recorded|own) voice|voice (?:on|in) (?:a |the )?(?:recordings?|video|voicemail)|small talk|reply all|mute|unmuted|zoom|autocorrect|typos?|misspel\\w+|spelling|spell|puns?|dad jokes?|spoilers?|spinach|the last (?:donut|doughnut|cookie|slice|piece|taco|brownie|cupcake|muffin)',
  'olvid\\w+ (?:\\w+ )?nombres?|confundo (?:\\w+ )?nombres?|corte de pelo|fleco|cierre abajo|espinaca en|voz grabada|mi voz en|correo a todos|microfono|zoom|autocorrector|dedazos?|ortografia|escrib[io] mal|albur|chistes? malos?|spoilers?|la ultima (?:dona|galleta|rebanada|empanada)|el ultimo (?:taco|pedazo|pan|tamal|churro)',
  'goal|penalty|free throw|putt|golf|bowling|chess|checkers|scrabble|bingo|crossword|sudoku|wordle|puzzle|monopoly|habakkuk|leviticus|genealog\\w+|mispronounce|memory verse',
  'gol|penal|tiro libre|boliche|ajedrez|damas chinas|loteria|bingo|crucigrama|sudoku|rompecabezas|monopolio|habacuc|levitico|pronuncio mal|versiculo de memoria',
];

/** What somebody scolds for. A whole life may seem to hang on some of it (an exam), so that it excuses no wish to die. */
const SCOLDED = [
  '(?:im|i am|get home|come home|were|was|are|show up|arrive) (?:\\w+ )?late|late (?:for|to|with)|miss (?:\\w+ )?(?:rehearsal|practice|choir|class|curfew|dinner|the bus)|forg\\w+|dishes|dishwasher|milk|toast|recipe|casserole|potluck|oven|microwave|sourdough|leftovers|fries|spill\\w*|stain\\w*|crumbs|coffee|cookies',
  'tarde (?:a|al|con)|(?:llego|llegue|llegamos|llega|vuelvo) (?:\\w+ )?tarde|falt\\w+ (?:\\w+ )?al? (?:ensayo|practica|coro|clase|culto)|olvid\\w+|trastes|platos|leche|receta|horno|microondas|masa madre|sobras|derram\\w+|tire el (?:cafe|jugo|vino)|mancha\\w*|migajas|cafe|galletas',
  'carpet|rug|vase|lamp|couch|sofa|lawn|trash|garbage|laundry|homework|chores?|my room|mud|muddy|boots|thermostat|lights on|fence|flowerbed|tupperware|remote|mop|socks|umbrella|shirt|outfit',
  'alfombra|tapete|florero|jarron|lampara|sillon|cesped|pasto|basura|ropa sucia|tareas?|quehaceres|mi cuarto|lodo|botas|luz prendida|macetas?|topper|tupper|control remoto|trapeador|calcetines|paraguas|cama sin tender|camisa',
  '(?:scratch|dent|wreck)\\w* (?:\\w+ ){0,2}(?:car|van|truck|bumper|door)|parking|speeding ticket|(?:lost|lose) the keys|car keys|charger|wifi|password|(?:crack|drop|broke|lost)\\w* (?:my|the|his|her) (?:phone|ipad|laptop|screen)|printer|projector|powerpoint|slides?|spreadsheet|emails?|bulletin|hymnal|rehearsal|choir',
  '(?:raye|raya|rayo|abolle|abollo|choque) (?:\\w+ ){0,2}(?:carro|coche|auto|camioneta|puerta|defensa)|estacionamiento|multa|perdi las llaves|cargador|wifi|contrasena|(?:rompi|perdi|quebre|tire) (?:el|mi|su) (?:celular|tableta|laptop|pantalla)|impresora|proyector|powerpoint|diapositivas?|hoja de calculo|correos?|boletin|himnario|ensayo|coro',
  'snor\\w+|(?:left|leaves|leaving) (?:\\w+ ){0,3}(?:toilet seat|socks|dishes|lights?|towels?)|never (?:cleans|picks|does|takes out|washes|makes) (?:\\w+ ){1,3}|cleans? (?:his|her|their|up)|clean (?:his|her|their|the) (?:room|kitchen|bathroom)|toilet seat|toothpaste|cap off|chew\\w*|slurp\\w*|hogs? the|dirty (?:socks|dishes)|messy|mess|legos?|barking|drum\\w*|whistl\\w+|hums?|humming|anniversary|birthday|quiz|exam|test|midterm|essay|assignment|deadline|paperwork|traffic|spoil\\w*|episode',
  'ronc\\w+|nunca (?:limpia|recoge|ordena|lava|tiende) (?:su|el|la|los|sus) \\w+|(?:limpia|recoge|ordena|arregla|lava|tiende|barre) (?:su|el|la|los|sus) \\w+|tapa del (?:bano|excusado)|pasta de dientes|mastica\\w*|desorden\\w*|tiradero|legos?|ladra\\w*|tareas?|aniversario|cumpleanos|examen|parcial|trabajo final|fecha limite|papeleo|trafico|capitulo|serie sin',
];

const wordsOf = (words: readonly string[], flags = '') => new RegExp(` (?:${words.join('|')})(?= )`, flags);
const AWKWARDNESS = wordsOf(AWKWARD);
const TRIFLE = wordsOf([...AWKWARD, ...SCOLDED]);
const TRIFLES = wordsOf([...AWKWARD, ...SCOLDED], 'g');

/** What leads from strong words to what they are about. */
const BECAUSE =
  / (?:when|whenever|if|because|for|after|over|than|at|every time|each time|one more|cuando|si|porque|por|de|que|con|al|cada vez|una vez mas|antes que)(?= )/;

/** Concepts that are never part of a trifle. */
const HARM = new Set(
  'hit injury weapon means drink drug sex purge weight habit fear exist absence nobody force revenge submit secret lost child'.split(
    ' ',
  ),
);

/** Words beside a trifle that make it more than one. */
const MORE =
  / (?:tell|told|talk|leave|leaving|left him|police|report(?:ed)? (?:him|her|it)|divorce|pregnant|gay|god|serious|seriously|really means|means it|mean it|not joking|not a joke|no joke|scared|afraid|bruise\w*|belt|again and again|every (?:day|night|morning|time i look)|always|life|pray|hurts?|eat|eating|eats|weigh\w*|mirror|ugly|stupid|(?:con)?tarle|contar|denunci\w*|divorci\w*|dej(?:o|arlo|arla|ar)|me voy|policia|embarazad[oa]|homosexual|lesbiana|dios|en serio|de verdad|no es broma|de veras|asustad[oa]|moret\w*|cinturon|chancla|cable|cada (?:dia|noche|manana)|siempre|vida|oro|rezo|duele|comer|comi|peso|espejo|fe[oa]|tont[oa]|borrach[oa]|drunk) /;

/** What shows that strong words are a joke. */
const JOKE = / (?:lol|lmao|rofl|haha\w*|jaja\w*|jeje\w*|jiji\w*|xd|oops|whoops|ups|uy|jk) /;

/** A trifle by whom: these words of work need no cause. */
const ALONE = new RegExp(
  `^ (?:(?:oh no|ay|uy|ups|oops|man|omg|help|bueno|pues|creo que|i think|hoy|today) )*${BY_OTHERS(OF_WORK)} (?:(?:tomorrow|today|manana|hoy|monday|el lunes|for sure|seguro|lol|haha|jaja\\w*) )*$`,
);

/** Of whom people say in jest that they could kill them: no “want to” and no “going to”, which are believed. */
const NEAR =
  'husband|wife|kids?|son|daughter|teen|teens|teenager|teenagers|toddler|children|boys?|girls?|brother|sister|roommate|mom|dad|mother|father|boss|neighbors?|dog|cat|coworkers?|twins|hij[oa]s?|adolescente|marido|espos[oa]|herman[oa]s?|jef[ea]|vecin[oa]s?|suegra|perr[oa]|gat[oa]|companer[oa]s?|ninos|gemelos';
const BY_WRITER = `(?:(?:i|id) (?:\\w+ )?(?:could|would|can)? ?(?:just |really |seriously )*(?:kill|strangle|murder|throttle) ${WHOSE}(?:${NEAR})|(?:lo|la|los|las) (?:podria|quisiera|voy a|quiero) (?:ahorcar|matar)(?: a ${WHOSE}(?:${NEAR}))?|(?:podria|quisiera|dan ganas de|quiero|voy a) (?:ahorcar|matar) a ${WHOSE}(?:${NEAR}))`;

const THREAT_IN_JEST = new RegExp(` (?:${BY_OTHERS(STRICT)}|${BY_WRITER})(?= )`);
const WISH_IN_JEST = new RegExp(` ${TO_MYSELF}(?= )`);

/** So many words have a sentence of this kind at most. */
const MOST_WORDS = 24;

/** Whether a sentence of plain words says something strong of a trifle, and no more than that. */
export function isHyperbole(sentence: string): boolean {
  if (ALONE.test(sentence)) return true;
  if (sentence.split(' ').length > MOST_WORDS) return false;
  const isThreat = THREAT_IN_JEST.test(sentence);
  if (!isThreat && !WISH_IN_JEST.test(sentence)) return false;
  const rest = sentence.replace(THREAT_IN_JEST, ' ').replace(WISH_IN_JEST, ' ');
  if (MORE.test(rest) || tellsOfHarm(rest.replace(TRIFLES, ' '))) return false;
  return isThreat ? TRIFLE.test(rest) || JOKE.test(rest) : AWKWARDNESS.test(rest) && BECAUSE.test(rest);
}

const tellsOfHarm = (rest: string) =>
  rest.split(' ').some((word) => conceptsOf(word).some((name) => HARM.has(name)));

/** What people say who give a thing up, before they name it. */
const GIVING_UP =
  /^ (?:(?:ok|okay|well|bueno|pues|ay) )*(?:(?:i )?(?:give up|quit|surrender|cant anymore|cannot anymore)|(?:i am|im) (?:done|out|finished|stuck|lost)|me rindo|ya (?:no puedo|no aguanto|me rindo|estuvo)|hasta aqui(?: llegue)?|no puedo(?: mas)?|renuncio|me doy por vencid[oa]) $/;

/** What remains of sentences when a thing is given up whose trifling name follows: “I give up: how do you say Habakkuk?” */
export function withoutGivingUpTrifles(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence, index) => {
    const next = sentences[index + 1];
    if (sentences.length > 3 || next === undefined || !GIVING_UP.test(sentence)) return true;
    return !isSmall(next);
  });
}

const ASKS =
  /^ (?:how (?:do|does|is|are) (?:you|i|we|one|\w+)|what (?:does|is|was|are)|who (?:was|is|were)|which|where (?:is|was)|como (?:se|lo)|que (?:significa|es|quiere decir)|quien(?:es)? (?:era|es|fue)|cual|donde (?:esta|queda)) /;

function isSmall(sentence: string): boolean {
  const isMatter =
    TRIFLE.test(sentence) ||
    ASKS.test(sentence) ||
    sentence
      .split(' ')
      .some((word) => conceptsOf(word).some((name) => name === 'book' || name === 'reading'));
  return isMatter && !MORE.test(sentence) && !tellsOfHarm(sentence.replace(TRIFLES, ' '));
}
