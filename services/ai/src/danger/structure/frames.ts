/**
 * What a sentence stands in when it tells of harm that is nobody's here: a novel, the news, a meaning that is asked for, a
 * thing that breaks down. The frame is taken away; the sentence is one of danger only if what remains tells of the writer.
 */

/** Words of the writer alone, where “we” and “our” are a church that prays. */
const ALONE =
  / (?:i|im|ive|ill|id|me|my|myself|mine|yo|mi|mis|me|conmigo|mio|mia|soy|estoy|ando|voy|quiero|puedo|tengo|siento|necesito|merezco) /;

const TALES =
  'novels?|films?|movies?|series|sitcom|soap opera|drama|manga|anime|fan ?fiction|thriller|opera|musical|video ?game|k ?drama|tv show|miniseries|screenplay|novelas?|peliculas?|pelis?|serie|telenovelas?|cuentos?|obra de teatro|videojuego|teleserie|culebron|guion';
const CHARACTERS =
  'main character|characters?|protagonists?|hero|heroine|villain|antagonist|personajes?|protagonistas?|heroe|villan[oa]|antagonista';

const FRAMES: readonly { readonly frame: RegExp; readonly own: RegExp }[] = [
  {
    frame: new RegExp(
      `(?:^ (?:the|a|an|this|our|la|el|una?|est[ea]) (?:\\w+ )?(?:${TALES})(?: (?:for|of|from|de|del|para) (?:our|my|the|mi|el|la|hoy)(?: \\w+)?| (?:\\w+ )?(?:my|mi) (?:son|daughter|kids?|teen|wife|husband|hij[oa]|espos[oa]) (?:likes|watches|reads|ve|lee))?| (?:in|from|on|of|about) (?:the|this|that|a|an|my favou?rite|our) (?:\\w+ )?(?:${TALES})(?: (?:that )?(?:i|we) (?:am |are |m |just |have |had )?(?:read|watch|saw|seen|watching|reading|play|playing|finished))?| (?:i|we|im|my \\w+) (?:am |are |just |have )?(?:read|watch|saw|watching|reading|writing|write) (?:a|the|this|that) (?:\\w+ )?(?:${TALES})| (?:the|a|my) (?:\\w+ )?(?:${CHARACTERS})| (?:en|de|sobre) (?:la|el|una?|esta|este|mi) (?:\\w+ )?(?:${TALES})(?: (?:\\w+ )?que (?:estoy |acabo de |vi |leo |veo |lei |estamos )?(?:viendo|leyendo|ver|leer|jugando)?)?| (?:leo|lei|veo|vi|vimos|escribo|estoy (?:viendo|leyendo|escribiendo)) (?:la|el|una?|esta|este) (?:\\w+ )?(?:${TALES})| (?:el|la|un|una|mi) (?:\\w+ )?(?:${CHARACTERS}))(?= )`,
      'g',
    ),
    own: ALONE,
  },
  {
    frame:
      / (?:(?:on|in|from|saw on|read in) the (?:\w+ )?(?:news|newspapers?|headlines|paper)|(?:the|todays|this mornings) (?:\w+ )?(?:news|radio|headlines|newspaper|article|report|documentary)|(?:en|por|segun|vi en|lei en) (?:las|el|la|un) (?:\w+ )?(?:noticias?|noticiero|periodico|diario|prensa|documental|reportaje)|(?:la|el) (?:radio|diario) (?:conto|reporto|dijo|dice|hablo|habla|informo|informa)|(?:las|el|la|un) (?:noticias?|noticiero|periodico|prensa|documental|reportaje))(?= )/g,
    own: ALONE,
  },
  {
    frame:
      / (?:(?:taken?|mean\w*|read|be|is|it|este|esto|es|sea|leer\w*|tom\w+|entender\w*|interpret\w+)(?: \w+)? literal(?:ly|mente)?|figurativ\w+|figurado|hyperbole|hiperbole|exaggeration|exageracion|metaphor\w*|metafor\w*|symbol\w*|simbol\w*|parable|parabola|(?:in|en) (?:greek|hebrew|griego|hebreo)|what (?:does|do|did|is|was) \w+ (?:\w+ )?(?:mean|meant)|mean(?:ing|s) (?:of|by|when)|que (?:significa|quiere decir|quiso decir|simboliza)|significado de|(?:explain|explica|explicame|aclara|aclarame|comenta|comentame)(?=(?: \w+){1,12} \d+ \d+ ))(?= )/g,
    own: / (?:i|im|ive|ill|id|me|myself|yo|me|soy|estoy|ando|voy|quiero|puedo|tengo|siento|necesito|merezco) /,
  },
];

/** Requests and questions about a tale, whose “I” is only its reader: “should I watch it?” */
const ABOUT_TALE =
  / (?:(?:should|can|may|could) i (?:still )?(?:watch|read|finish|play|see|keep (?:watching|reading))|(?:let|may) my (?:\w+ )?(?:watch|read|play|see)|(?:puedo|debo|debería|deberia|conviene) (?:seguir )?(?:viendola|viendo|leyendo|verla|verlo|leerla|leerlo|ver|leer|terminarla)|i (?:cried|wept|loved it|liked it)|(?:un|una|de) mi (?:hijo|hija|esposo|esposa)|(?:let us|lets) pray|me (?:gusto|encanto|hizo llorar|conmovio))(?= )/g;

/** Whether harm is told of in a sentence of plain words only as something in a tale, in the news, or as a meaning. */
export function isFramed(sentence: string): boolean {
  return FRAMES.some(({ frame, own }) => {
    const rest = sentence.replace(frame, ' ');
    return rest !== sentence && !own.test(rest.replace(ABOUT_TALE, ' '));
  });
}

const FATAL =
  '(?:(?:just |has |have |had |finally |suddenly |already |is |are |was |went |se (?:me |nos )?|me |ya |esta |estan |va a |van a |por fin )*(?:died|dies|dying|dead|die|gave up the ghost|kill(?:s|ed|ing)?(?: (?:me|us))?|gonna kill (?:me|us)|going to (?:kill|be the death of) (?:me|us)|(?:will be |is |be )?(?:the |going to be the )?death of (?:me|us)|murio|murieron|muere|muerto|muerta|muertos|muertas|mata|matan|mato|matando|matar|matarme|apago|fundio))';
const DEAD_BEFORE = '(?:se (?:me|nos|le) (?:esta |ya )?(?:murio|murieron|muere|apago|fundio|muriendo))';

/** Things of every day that break down, run out, or tire people: no person and no animal. */
const THING =
  '(?:phone|cell|mobile|tablet|laptop|computer|pc|printer|charger|battery|batteries|car|truck|engine|motor|bike|mower|fridge|oven|stove|dryer|washer|washing machine|heater|boiler|microwave|toaster|blender|tv|radio|mic|microphone|speakers?|projector|kindle|ipad|wifi|internet|signal|app|screen|keyboard|plants?|houseplants?|cactus|basil|tomato(?:es)?|roses?|orchids?|fern|ficus|lawn|garden|starter|sourdough|yeast|candle|light|bulb|pen|watch|clock|heat|cold|humidity|weather|commute|traffic|homework|exam|exams|test|essay|workout|gym|leg day|squats|burpees|treadmill|shoes|heels|stairs|hill|diet|hunger|curiosity|suspense|waiting|wait|silence of this book|boredom|back pain|allergies|pollen|telefono|celular|movil|tableta|portatil|computadora|ordenador|impresora|cargador|bateria|pila|pilas|carro|coche|auto|camioneta|moto|motor|lavadora|secadora|nevera|refrigerador|refri|horno|estufa|licuadora|microondas|tele|televisor|radio|microfono|bocinas?|proyector|senal|aplicacion|pantalla|teclado|plantas?|plantita|cactus|albahaca|tomates?|rosas?|orquideas?|helecho|jardin|cesped|masa madre|levadura|vela|luz|foco|pluma|reloj|calor|frio|humedad|clima|trafico|tarea|tareas|examen|examenes|ensayo|gimnasio|gym|sentadillas|zapatos|tacones|escaleras|subida|dieta|hambre|curiosidad|suspenso|espera|aburrimiento|alergia|alergias|griego|hebreo|algebra|matematicas|calculo)';

const OF_A_THING = new RegExp(
  `(?: (?:my|our|the|this|that|these|those|mi|mis|el|la|los|las|este|esta|estos|estas|nuestr[oa]s?|tanto|tanta|un|una|his|her)(?: \\w+){0,2}? ${THING}(?: (?:de|del|of|in|for|from|en)(?: \\w+){1,2}?)?(?: (?:de|del|of|in|for|from|en)(?: \\w+){1,2}?)?(?: me| nos)? ${FATAL}| ${DEAD_BEFORE} (?:el|la|los|las|mi|mis|nuestr[oa]s?|un|una)(?: \\w+){0,1}? ${THING})(?: (?:today|again|this \\w+|esta \\w+|hoy|otra vez|a media \\w+))*(?= )`,
  'g',
);

/** A sentence of plain words without what it says of a thing that “died” or that “kills” its writer. */
export const withoutBrokenThings = (sentence: string): string => sentence.replace(OF_A_THING, ' ');
