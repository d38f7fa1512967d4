import type { Language } from '@word-unfolded/domain';
import { foldedWords } from '@word-unfolded/study-library';
import { isOnlyFigure } from './figures-of-speech.js';

/** What is said to the engine rather than asked of it. */
export type SmallTalk =
  'greeting' | 'thanks' | 'farewell' | 'identity' | 'certainty' | 'off-topic' | 'nonsense';

const TALK: Readonly<Record<Language, readonly (readonly [SmallTalk, RegExp])[]>> = {
  en: [
    [
      'thanks',
      /^(?:ok |okay |great |wow |amen )*(?:thanks?|thank you|thx|many thanks|much appreciated|god bless you)(?: (?:very much|so much|a lot|theo|for .*|you|again|friend|brother|sister|man|that (?:helps|helped) (?:me )?(?:a lot|so much)|god bless(?: you)?|that (?:helps|helped|was helpful)(?: (?:me|a lot|so much))?|(?:(?:that|this|it|you|your answer|the answer)(?: was| is| are| s| re)? )?(?:so |very |really |too |a |such a |the |just )*(?:helpful|kind|great|awesome|amazing|perfect|beautiful|lovely|wonderful|useful|nice|best|clear|cool|sweet|good)(?: of you| answer| help| job| explanation| one)?))*$|^that (?:helps|helped)(?: a lot)?$|^(?:wow |oh )*(?:(?:that|this|it|you|your answer) (?:was |is |are |s |re )|such a |very |so |great |good |nice )(?:(?:that|this|it|you|your answer|the answer)(?: was| is| are| s| re)? )?(?:so |very |really |too |a |such a |the |just )*(?:helpful|kind|great|awesome|amazing|perfect|beautiful|lovely|wonderful|useful|nice|best|clear|cool|sweet|good)(?: of you| answer| help| job| explanation| one)?$/,
    ],
    [
      'greeting',
      /^(?:(?:hi|hello|hey|hiya|howdy|yo|gm|gn|morning|evening|greetings|good (?:morning|evening|afternoon|day|night)|peace be with you|shalom)(?: (?:there|theo|friend|brother|sister|everyone|all|bro|buddy|folks|fam|yall|guys|dude|man|pal|god bless(?: you)?))* ?)+(?: ?how are you(?: doing)?(?: today)?)?$|^how are you(?: doing)?(?: today)?$|^(?:ok|okay|great|amen|nice|cool|yes|no|sure)$/,
    ],
    ['farewell', /^(?:good ?bye|bye|see you(?: later| soon)?|good night|take care)(?: (?!prayer).*)?$/],
    [
      'identity',
      /^(?:who|what) are you$|^what is your name$|^(?:what|how) can you (?:do|help)(?: me)?(?: with)?$|^are you (?:a |an )?(?:human|robot|bot|ai|real|machine|person|christian|chatgpt|god|priest|pastor|catholic|jew|believer|woman|man|boy|girl|minister|monk|nun|program|computer)(?: person)?(?: or (?:just )?(?:a |an )?\w+(?: person)?)?$|^(?:help|help me|what can i ask(?: you)?|how does this work|who (?:made|created|built|programmed) you|what should i ask(?: you)?)$|^(?:tell|teach|show) me (?:something|anything)(?: (?:interesting|new|cool|nice|good|else))?$/,
    ],
    [
      'certainty',
      /^(?:but |and )?(?:are you (?:really |absolutely |quite |totally )?(?:sure|certain|positive)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really )?(?:true|correct)|really|how do you know(?: (?:that|this|it))?|says who|can i (?:really )?trust (?:that|this|you|it))$/,
    ],
    [
      'off-topic',
      /^how (?:do|can|should) (?:i|you|we) (?:fix|repair|install|unclog|clean|paint|charge|reset) (?:my|a|the|an)? ?(?!marriage|relationship|heart|life|faith|soul|mind|family|friendship|prayer|past)\w+$|\b(?:weather|forecast|my (?:car|computer|laptop|phone|printer|washing machine)|tell me a joke|joke about|excel|algebra|calculus|football|soccer|basketball|world cup|super bowl|bitcoin|stock (?:price|market)s?|python|javascript|recipe|cook (?:rice|pasta|chicken|dinner)|lasagna|pizza|netflix|movie|iphone|wifi|lottery numbers|flight|hotel|homework|capital (?:city )?of (?!israel|judah|samaria|assyria|babylon|persia|egypt|syria|moab|edom)(?:the )?[a-z]+|(?:solve|calculate) \d|\d+ ?(?:x|times|plus|minus|divided by) ?\d+|square root|eiffel|mount everest|taj mahal|president of the|donald trump|joe biden|messi|ronaldo|taylor swift|elon musk)\b|^who (?:won|scored|is playing|plays)\b.*\b(?:game|match|election|league|cup|race|yesterday|today|tonight)\b|\b(?:beat|beats|beating|won against|crushed|destroyed|killed) (?:me|us|him|her|them|my \w+) (?:at|in|on) (?:the |a |our )?(?:\w+ )?(?:chess|checkers|cards|poker|scrabble|monopoly|tennis|ping pong|golf|pool|darts|bowling|fifa|mario kart|games?|video games?|trivia|uno|catan|volleyball|basketball|soccer)\b|^write (?:me )?(?:a |an )?(?:poem|song|essay|code|email|tweet|novel)\b/,
    ],
  ],
  es: [
    [
      'thanks',
      /^(?:ok |vale |bien |amen )*(?:muchas |mil )?gracias(?: (?:asisteo|teo|theo|por .*|amig[oa]|herman[oa]|de nuevo|dios (?:te|lo|la|les) bendiga|me (?:ayudo|sirvio|ayudaste)(?: mucho| bastante)?|eso (?:ayuda|ayudo)|(?:(?:eso|esto|eres|es|fue|estuvo|que|todo|tu|la|una) )*(?:muy |tan |mas |super |bien |de mucha |mucha |buen |buena |excelente |que )*(?:amable|util|claro|clara|bonito|bonita|lindo|linda|hermoso|hermosa|genial|perfecto|excelente|ayuda|buena respuesta|respuesta|explicacion|bueno|buena|interesante|maravilloso|maravillosa)))*$|^(?:eres|que|muy|tan|eso (?:es|fue|estuvo)) (?:(?:eso|esto|eres|es|fue|estuvo|que|todo|tu|la|una) )*(?:muy |tan |mas |super |bien |de mucha |mucha |buen |buena |excelente |que )*(?:amable|util|claro|clara|bonito|bonita|lindo|linda|hermoso|hermosa|genial|perfecto|excelente|ayuda|buena respuesta|respuesta|explicacion|bueno|buena|interesante|maravilloso|maravillosa)$|^dios te bendiga$|^me (?:ayudo|sirvio) mucho$/,
    ],
    [
      'greeting',
      /^(?:(?:hola|holi|que onda|q onda|que hubo|quiubo|que pasa|epa|wenas|buenos dias|buenas tardes|buenas noches|buenas|buen dia|saludos|shalom|que tal|paz)(?: (?:asisteo|teo|theo|amig[oa]|herman[oa]s?|a todos|bro|wey|compa|carnal|parce|pana|mano|dios (?:te|lo|la|les) bendiga|bendiciones))* ?)+(?: ?(?:como estas|que tal|como te va))?$|^(?:bendiciones|dios (?:te|lo|la|les) bendiga)(?: (?:herman[oa]s?|amig[oa]s?|a todos))*$|^como estas(?: hoy)?$|^(?:ok|vale|amen|bien|si|no|claro)$/,
    ],
    ['farewell', /^(?:adios|hasta (?:luego|pronto|manana)|chao|nos vemos|cuidate)(?: .*)?$/],
    [
      'identity',
      /^(?:quien|que) eres(?: tu)?$|^como te llamas$|^cual es tu nombre$|^(?:que|como) (?:puedes|sabes) (?:hacer|ayudar(?:me)?)(?: por mi)?$|^(?:en )?que (?:me )?puedes ayudar(?:me)?$|^eres (?:un |una )?(?:humano|robot|bot|ia|real|maquina|persona|cristian[oa]|dios|sacerdote|pastor|pastora|catolic[oa]|padre|cura|mujer|hombre|creyente|monja|programa|computadora)(?: real)?(?: o (?:solo )?(?:un |una )?\w+)?$|^(?:ayuda|ayudame|que puedo preguntar(?:te)?|como funciona(?: esto)?|quien te (?:hizo|creo|programo|invento))$|^(?:dime|cuentame|ensename) algo(?: (?:interesante|nuevo|bonito|bueno|mas))?$/,
    ],
    [
      'certainty',
      /^(?:pero |y )?(?:(?:estas )?(?:(?:completamente|totalmente) )?segur[oa](?: de (?:eso|esto|ello|lo que dices))?|de verdad|en serio|(?:eso )?es (?:cierto|verdad|correcto)(?: eso)?|como (?:lo )?sabes(?: eso)?|quien lo dice|(?:puedo|se puede) confiar en (?:eso|ti|esto))$/,
    ],
    [
      'off-topic',
      /^que tiempo (?:hace|hara)\b|^como (?:arregl|repar|instal|destap|limpi|pint|carg|reinici)\w+ (?:mi|un|una|el|la) (?!matrimonio|relacion|corazon|vida|fe|alma|mente|familia|amistad|oracion|pasado)\w+$|\b(?:clima|pronostico|mi (?:coche|carro|auto|computadora|ordenador|telefono|celular|lavadora)|chistes?|excel|algebra|futbol|baloncesto|mundial|bitcoin|bolsa de valores|python|javascript|receta|cocin[oa]r? (?:arroz|pasta|pollo)|lasana|pizza|netflix|pelicula|iphone|wifi|loteria|vuelo|hotel|deberes|capital de (?!israel|juda|samaria|asiria|babilonia|persia|egipto|siria|moab|edom)[a-z]+|resuelv(?:e|eme|elo) \d|\d+ ?(?:x|por|mas|menos|entre|dividido (?:por|entre)) ?\d+|raiz cuadrada|eiffel|everest|presidente de|trump|biden|messi|ronaldo|shakira|bad bunny|elon musk)\b|^(?:quien|como|cuanto) (?:gano|juega|jugo|quedo|va)\b.*\b(?:partidos?|juego|liga|copa|carrera|elecciones|ayer|hoy|anoche)\b|\b(?:me|nos|le) (?:gano|ganaron|vencio|hizo pedazos|dio una paliza|destrozo) (?:otra vez |de nuevo )?(?:al?|en el|en las|en) (?:\w+ )?(?:ajedrez|damas|cartas|poker|scrabble|monopoly|tenis|ping pong|golf|billar|dardos|boliche|fifa|videojuegos?|domino|uno|parchis)\b|^(?:escribeme|escribe|hazme|haz) (?:un |una )?(?:poema|cancion|ensayo|codigo|correo|novela)\b/,
    ],
  ],
};

/** Words about the Bible: a question with one of these is not off topic, whatever else it names. */
const ON_TOPIC =
  /\b(?:bible|biblical|god|jesus|christ|scripture|christians?|sin|pray|biblia|biblic[oa]|dios|cristo|escritura|cristianos?|pecado|orar)\b/;

/**
 * Small talk, what has nothing to do with the Bible, and what is no question; undefined for all else.
 *
 * @param words folded
 */
export function smallTalkOf(
  question: string,
  words: readonly string[],
  language: Language,
): SmallTalk | undefined {
  const text = words.join(' ');
  if (isOnlyFigure(question, language)) return 'off-topic';
  if (!/\p{L}/u.test(question) || isMashed(words) || BABBLE.test(text)) return 'nonsense';
  if (!question.includes('?') && words.length <= MOST_OF_THANKS && GIVES_THANKS.test(text)) return 'thanks';
  // “Hey there, good morning” is a greeting as it is written, and not without the “hey” that stands before a question.
  const written = foldedWords(question).join(' ');
  const [talk] =
    TALK[language].find(
      ([kind, pattern]) => pattern.test(text) || (kind === 'greeting' && pattern.test(written)),
    ) ?? [];
  return talk === 'off-topic' && ON_TOPIC.test(text) ? undefined : talk;
}

/** What begins with thanks to the engine is thanks, whatever kind words follow; thanks to God are not said to it. */
const GIVES_THANKS =
  /^(?:thanks|thank you|thx|(?:muchas |mil |muchisimas |un millon de )?gracias)\b(?!.*\b(?:god|lord|jesus|dios|senor|prayer|verse|versiculo|oracion|but|pero)\b)/;
const MOST_OF_THANKS = 7;

/** Syllables that mean nothing: “blah blah blah”. */
const BABBLE = /^(?:(?:bla+h?|la|na|test|foo|bar|ja|ha|lol|xd|prueba|aaa+|mmm+) ?)+$/;

/** Letters typed at random: every word has no vowel, or the same letters again and again. */
function isMashed(words: readonly string[]): boolean {
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        word.length >= 3 &&
        /^[a-z]+$/.test(word) &&
        (!/[aeiouy]/.test(word) ||
          /asdf|sdfg|dfgh|fghj|qwer|wert|zxcv|lkj|hjkl/.test(word) ||
          (/[^aeiouy]{5}/.test(word) && !/ngth|ghts|rsch/.test(word)) ||
          /(.{2,3})\1\1/.test(word) ||
          /(.)\1{3}/.test(word)),
    )
  );
}
