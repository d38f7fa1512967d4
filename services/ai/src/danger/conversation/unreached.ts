import { biblicalNames } from '../words/biblical-names.js';
import { plainWords } from '../words/plain-words.js';

/** What says that nobody was reached at a number: no answer, a busy line, a call that ended. */
const UNREACHED: readonly RegExp[] = [
  / (?:nobody|no one|noone|no body|none of them|neither) (?:\w+ )?(?:picks?|picked|picking|answers?|answered|answering|responds?|responded|replied|replies|there)(?: up)?(?= )/,
  / (?:line|phone|it) (?:just )?(?:beeps|beeping)(?= )/,
  / no (?:pude|puedo|logro|logre|consigo) (?:comunicarme|contactar\w*|hablar con nadie)(?= )/,
  / (?:(?:una|la) (?:grabadora|contestadora)|me transfirieron|se colgo)(?= )/,
  / (?:not|isnt|arent|wasnt|wont|dont|doesnt|didnt|never|without) (?:\w+ )?(?:pick|picking|answer|answering|answered|respond|responding|reply|replying|connect|connecting|work|working|ring|ringing|go through)(?= )/,
  / (?:hung up|hangs up|hanged up|hanging up|cut me off|cuts? out|(?:get|got|was|were) cut off|transferred me|after hours|disconnected|put me on hold|on hold|voice ?mail|answering machine|busy signal|ended the call|call (?:was |got |just )?(?:dropped|ended|failed|lost)|(?:a|the) recording|(?:in|the) (?:queue|waiting list)|(?:hour|hours|minute|minutes|long) wait|(?:no|out of) (?:credit|minutes|signal|battery)|they are closed|theyre closed|is closed|no answer|no response|no reply|out of service)(?= )/,
  / (?:its|line is|line was|lines are|number is|always|still|was|is|are|keeps being) (?:\w+ )?(?:busy|engaged|dead|down|ringing|unavailable)(?= )/,
  / (?:cant|cannot|couldnt|didnt|unable to|not able to) (?:\w+ )?(?:get through|get anyone|get anybody|get a hold of|get hold of|reach (?:anyone|anybody|them|it|someone))(?= )/,
  / (?:nobody|no one|noone) (?:\w+ )?(?:will|wants to|would|can) (?:talk|speak|listen|help)(?= )/,
  / (?:keeps?|just|it) (?:ringing|rings)(?= )/,
  / (?:nadie|ninguno|no me|no|ni|tampoco|nunca) (?:\w+ )?(?:contest\w+|respond\w+|atiend\w+|atend\w+|levant\w+|cog\w+|descuelg\w+|agarra\w*|tom\w+ la llamada)(?= )/,
  / (?:me|nos) (?:\w+ )?(?:colgaron|colgo|cuelgan|cortaron|corto la llamada|cortaron la llamada|dejaron (?:en espera|esperando)|tienen (?:en espera|esperando)|mandan? (?:a|al) buzon|mando (?:a|al) buzon|dejaron en visto)(?= )/,
  /^ (?:ya |me |solo )*(?:colgaron|colgo|cuelgan)(?= )/,
  / (?:buzon(?: de voz)?|contestadora|en espera|fuera de servicio|suena y (?:suena|nadie)|se corta|se corto|se cayo la llamada|una grabacion|(?:no tengo|sin) (?:saldo|senal|bateria)|(?:esta|estan|ya) cerrad[oa]s?|no hay nadie)(?= )/,
  / (?:sigue|siguen|esta|estan|estaba|da|dio|suena|sonaba|siempre|linea|todo) (?:\w+ )?(?:ocupad[oa]s?|comunicando|muert[oa]|saturad[oa]s?|apagad[oa])(?= )/,
  / (?:linea|numero|telefono|llamada) (?:\w+ )?(?:no (?:funciona|sirve|existe|entra|sale|conecta|pasa|responde))(?= )/,
  / no (?:entra|sale|conecta|pasa|funciona) (?:la |el |mi )?(?:llamada|linea|numero|telefono)(?= )/,
  / (?:llame|marque|hable|called|rang|phoned|dialed|dialled) (?:\w+ ){0,4}(?:y nada|nothing|no sirvio|sin respuesta)(?= )/,
];

/** Whose answer is missed in another sense: that of God, or that to a question of the study. */
const OF_GOD =
  / (?:god|lord|jesus|prayers?|praying|heaven|bible|verse|question|dios|senor|oracion(?:es)?|cielo|biblia|versiculo|pregunta)(?= )/;

/** Places that are called for help, by which a first message tells whom it tried to reach. */
const HELPLINE =
  / (?:988|helpline|help line|hotline|hot line|lifeline|crisis line|crisis number|suicide line|samaritans|linea de (?:ayuda|la vida|crisis|emergencia|prevencion)|024|telefono de la esperanza)(?= )/;

/** A call, or who would take it. */
const CALL =
  / (?:call|calls|called|calling|phone|phoned|telephone|rang|rings?|ringing|line|lines|number|helpline|hotline|operators?|counselou?rs?|text|texted|message|chat|website|someone to answer|llam(?:o|e|ar|ada|adas|ando)|marco|marque|marcar|telefono|linea|lineas|numero|operador(?:a|es)?|consejer[oa]s?|mensaje|chat|pagina|suena|maquina)(?= )/;

/** What goes wrong with a call. */
const TROUBLE =
  / (?:no|not|never|nobody|noone|none|nothing|without|wont|cant|dont|didnt|doesnt|later|silent|declined|rejected|blocked|failed|fails|dropped|lost|down|dead|busy|full|waiting|wait|waited|automated|robot|for (?:\w+ )?(?:minutes|hours?)|back later|cut|nada|nadie|ningun[oa]?|nunca|tarde|esperando|espera|espere|ocupad[oa]s?|saturad[oa]s?|cort\w+|cayo|rechaz\w+|maquina|automatic[oa]|robot|media hora|horas?|minutos)(?= )/;

/** A question about something else, if its writer is not in it: “what does the word busy mean”. */
const QUESTION =
  /^ (?:what|who|whom|which|where|when|how|is the|are the|does the|did|que (?:significa|dice|es|paso|sucedio|quiere)|quien|quienes|cual|donde|cuando) /;
const WRITER = / (?:i|im|ive|me|my|yo|mi|mis|hago|nadie me)(?= )/;

/** A call that has not been made: “I do not know whom to call”, “no quiero llamar”. */
const UNMADE =
  / (?:(?:know|want|afraid|scared|going|able|like|dare|who|whom|how|will|wont|should) (?:\w+ )?(?:to )?(?:call|phone|text)|(?:a quien|quiero|miedo de|miedo a|voy a|atrevo a|se como|debo) (?:\w+ )?llamar)(?= )/;

/** What is not told of a call: a thing of the study that is cut, closed or busy. */
const OF_STUDY =
  / (?:word|velo|veil|temple|templo|ark|arca|tomb|tumba|king|rey|story|historia|chapter|capitulo)(?= )/;

/** A longer message tells a story of its own. */
const MOST_WORDS = 24;

/**
 * Whether a message tells that nobody answered where the writer called for help: “they hung up”, “nadie contesta”. By
 * itself it could mean any call; it is to be asked of a message after one that got help.
 */
export function tellsOfNoAnswer(text: string): boolean {
  const plain = ` ${plainWords(text).replaceAll(' . ', ' ').trim()} `;
  if (plain.trim().split(' ').length > MOST_WORDS || OF_GOD.test(plain) || biblicalNames.test(plain))
    return false;
  if (OF_STUDY.test(plain) || (QUESTION.test(plain) && !WRITER.test(plain))) return false;
  return (
    UNREACHED.some((form) => form.test(plain)) ||
    (CALL.test(plain) && TROUBLE.test(plain) && !UNMADE.test(plain))
  );
}

/** Whether a message tells of a helpline that did not answer, whatever was said before. */
export function tellsOfSilentHelpline(text: string): boolean {
  return HELPLINE.test(` ${plainWords(text).replaceAll(' . ', ' ').trim()} `) && tellsOfNoAnswer(text);
}
