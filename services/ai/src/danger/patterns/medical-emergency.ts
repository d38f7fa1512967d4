/*
 * A medical emergency as laymen tell of it: what they see of somebody, not the name of an illness. Each kind is a part of the
 * body or a person, and a sign: the mouth and “crooked”, a fall and “keeps throwing up”. People learn these signs from
 * the campaigns of their health services; whoever tells of one gets an ambulance, not words about violence.
 */

const FACE =
  '(?:my |his |her |the |one )?(?:face|mouth|smile|lips?|eyelid|cheek|eye)|(?:la |el |su |mi |media )?(?:boca|cara|carita|rostro|labios?|quijada|parpado|mejilla|cachete|comisura|boquita|sonrisa)';
const CROOKED =
  'droop\\w*|drop(?:ped|ping)|crooked|lopsided|sagg?\\w*|twist\\w*|slid\\w*|slump\\w*|hang(?:s|ing)?|(?:pulled|goes|gone|went) to (?:the|one) side|(?:weird|funny|strange|stiff|weak|limp|down|numb) on one side|half (?:down|gone|numb)|uneven|paraly[sz]ed|pulled (?:down|to)|chuec[oa]s?|chuequ\\w+|enchuec\\w+|torc\\w+|tuerc\\w+|torcid[oa]s?|virad[oa]|viro|ladead[oa]|ladeo|de lado|de un lado|(?:hacia|para|pa) un lado|desviad[oa]|desvio|jalad[oa]|jalo|caid[oa]|colgad[oa]|cuelga|se le (?:\\w+ )?cayo|descolg\\w+|paraliz\\w+|se le (?:\\w+ )?durmio|dormid[oa]|adormec\\w+|entumi\\w+|entumec\\w+';
const SPEECH =
  '(?:cant|cannot|couldnt|can not|isnt able to|unable to|wont) (?:\\w+ )?(?:talk|speak|get (?:\\w+ )?words out|form words|say (?:anything|words|\\w+ name))|slurr\\w*|(?:talk|speak|speech|words|talking|speaking)\\w* (?:\\w+ ){0,3}(?:funny|weird|slurred|garbled|jumbled|gibberish|nonsense|mush|make no sense|makes no sense|making no sense|not making sense|dont make sense)|(?:making|makes) no sense|babbling|no (?:puede|logra|podia|puedo|alcanza a) (?:\\w+ )?(?:hablar|pronunciar|articular|decir (?:nada|palabra))|no habla(?: bien| claro)?|arrastr\\w+ (?:las palabras|la lengua|la voz)|no se le (?:entiende|entienden|comprende)|(?:no|ni) le entend\\w+|no le salen las palabras|(?:hablando|habla) (?:\\w+ )?(?:rar[oa]|enredado|trabado|mochado|arrastrado|como borrach[oa]|cosas sin sentido|incoherencias|atravesado|puras? \\w+)|(?:se le )?(?:trab\\w+|enred\\w+) (?:la lengua|al hablar)|lengua (?:trabada|enredada|pesada|dormida)|(?:lo|las cosas) que (?:dice|habla) no (?:se )?(?:entiende|tiene sentido)|balbuce\\w+|babea\\w*';
const HALF =
  '(?:half|one side|(?:the |his |her |my )?(?:left|right) (?:side|arm|leg|hand)|(?:one|his|her) (?:arm|leg|hand|side))(?: of (?:his|her|the|my) (?:body|face))?|(?:medio|la mitad del?) (?:cuerpo|lado|cara|su cuerpo)|(?:un|el|todo un|todo el) (?:\\w+ )?(?:lado|costado)(?: (?:izquierdo|derecho|del cuerpo))?|(?:el|la|un|una|su) (?:brazo|mano|pierna)(?: (?:izquierd[oa]|derech[oa]))?';
const WITHOUT_STRENGTH =
  'cant (?:\\w+ )?(?:move|lift|feel|raise|use)|cannot (?:\\w+ )?(?:move|lift|feel|raise)|(?:wont|doesnt|stopped|isnt|not) (?:mov(?:e|ing)|work(?:ing)?)|went (?:\\w+ )?(?:limp|numb|weak|dead)|gone (?:limp|numb|weak|dead)|is (?:\\w+ )?(?:limp|numb|paraly[sz]ed)|lost (?:\\w+ )?(?:strength|feeling|movement|use)|se le (?:\\w+ )?(?:fue|acabo|perdio|bajo) la fuerza|perdio (?:\\w+ )?(?:fuerza|movimiento|sensibilidad)|sin fuerzas? (?:en|de)|no (?:tiene|le queda) fuerza|no (?:puede|logra) (?:mover|levantar|alzar)|no (?:mueve|siente|sostiene|le responde)|no le (?:responde|sirve|funciona)|se le (?:\\w+ )?(?:paraliz\\w+|durmio|entumi\\w+|entumec\\w+|adormec\\w+|engarroto|quedo (?:dormid|paraliz|ti[ei]s)\\w*)|(?:le|tiene|amanecio con|quedo con) (?:\\w+ ){0,2}(?:paralizad|dormid|entumid|muert)[oa]';
const SUDDEN =
  'suddenly|all of a sudden|out of nowhere|just now|right now|woke up|this morning|started|since (?:this|an hour|noon|breakfast)|minutes ago|de repente|de pronto|de la nada|de golpe|amanecio|desperto|se (?:desperto|levanto)|hace (?:un rato|rato|poco|una hora|\\w+ (?:minutos?|horas?))|ahorita|ahora mismo|desde (?:hoy|la manana|anoche|esta manana|hace)|empezo a';

const STOPS_ANSWERING =
  '(?:not|isnt|wont|doesnt|stopped|cant|barely|hardly|never) (?:\\w+ )?(?:answer\\w*|respond\\w*|react\\w*|wak\\w+(?: up)?|com\\w+ (?:to|around|back)|breath\\w*|mov(?:e|ing)|open(?:ing)? (?:his|her|their) eyes)|unresponsive|unconscious|passed out|blacked out|limp|blue|purple|gr[ae]y|no (?:contesta|responde|reacciona|despierta|se despierta|se mueve|respira|vuelve en si|abre los ojos|esta respirando)|inconsciente|morad[oa]|moradit[oa]|azul\\w*|palid[oa]|sin (?:reaccionar|respirar|moverse|conocimiento)';
const CONFUSED =
  '(?:doesnt|does not|didnt|cant|not|no longer) (?:\\w+ )?(?:know|remember|recogni[sz]e) (?:\\w+ )?(?:my|our|his|her|me|us|where|who|what (?:day|year)|anyone|anybody|anything)|confused|disoriented|(?:making|makes) no sense|dizzy|drowsy|sleepy|(?:sees?|seeing) double|no (?:sabe|supo) (?:\\w+ )?(?:mi|su|quien|donde|que dia|como se llama|ni)|no (?:me|nos|lo|la) (?:reconoce|conoce|recuerda)|no reconoce|no se acuerda|no recuerda|confundid[oa]|desorientad[oa]|maread[oa]|adormilad[oa]|somnolient[oa]|ve doble|atontad[oa]|(?:dice|habla) (?:cosas rar\\w+|incoherenc\\w+|tonterias|puras? \\w+)|desvaria\\w*|delira\\w*|esta ido|esta ida';
const VOMITS =
  '(?:throw|threw|throws|throwing) (?:it )?up|vomit\\w*|puk\\w+|being sick|devuelve(?: todo)?|devolviendo|arroja(?:ndo)?|guacar\\w+';
const FELL =
  'fell(?! (?:in love|asleep|for|short|apart|behind|silent|quiet|under|into (?:sin|temptation|place)|on (?:his|her|my|their) (?:knees|face)) )|fallen|slipped|tripped|tumbled|had a fall|(?:hit|bumped|banged|cracked|smashed|knocked|struck) (?:\\w+ )?(?:his|her|the|my|their) (?:head|skull)|(?:se|me) (?:\\w+ )?(?:cayo|cay|callo|cai|resbalo|rodo)|(?:una|la) caida|golpe en la (?:cabeza|nuca)|(?:se |le )?(?:golpeo|pego|dio|abrio|descalabro|rompio) (?:\\w+ )?(?:en )?la (?:cabeza|nuca|cabecita)|se descalabro';
const BADLY_HURT =
  'blood (?:\\w+ )?(?:from|out of|coming|everywhere)|bleeding|cant (?:get up|stand|move|walk|feel)|clear (?:liquid|fluid)|one pupil|pupils|sale sangre|sangr(?:a|ando|e) |no (?:puede|logra) (?:levantarse|pararse|moverse|mover|caminar)|no se (?:puede )?(?:levanta|para|mueve)|liquido (?:\\w+ )?(?:por|de)|pupilas?';

const NO_AIR =
  '(?:cant|cannot|hard to|trouble|struggling to) (?:breathe|breathing|swallow\\w*)|wheez\\w+|no puede (?:respirar|tragar)|se ahoga|le falta el aire';
const AFTER_HARM =
  'after (?:using|taking|drinking|the (?:fall|crash|accident))|despues de (?:tomar|consumir|caer\\w*|beber|inyect\\w+)';

const WATER =
  'pool|bathtub|tub|lake|river|ocean|sea|pond|water|hot tub|alberca|piscina|pileta|pila|tina|banera|rio|lago|laguna|mar|pozo|cisterna|cubeta|tinaco|canal|jacuzzi|agua|presa';
const IN_WATER = `(?:fell|slipped|went|jumped|found (?:him|her|them|my \\w+)?|pulled (?:him|her|them|my \\w+|it)?|floating|under|face down|dragged (?:him|her|them)) ?(?:\\w+ ){0,3}(?:in|into|out of|from|under) (?:the |a |our )?(?:${WATER})|(?:se (?:\\w+ )?(?:cayo|hundio|metio|fue|resbalo)|(?:lo|la|los) (?:\\w+ )?(?:sacamos|saque|sacaron|encontramos|encontre)|flotando|boca abajo) (?:\\w+ ){0,3}(?:al?|en|del?|dentro de) (?:la |el |un |una )?(?:${WATER})`;

const FACE_DOWN = `(?:face down|boca abajo) (?:in|en) (?:the |a |la |el |una? )?(?:${WATER})`;

const SWELLS =
  'swell\\w*|swoll\\w*|swole|puff\\w*|balloon\\w*|clos(?:ing|ed) (?:up|off)|is closing|hinch\\w+|inflam\\w+|cerrando|se (?:\\w+ )?(?:le |me )?(?:esta )?(?:cierra|cerro)';
const THROAT =
  '(?:my |his |her |the )?(?:throat|tongue|lips?|face|eyes|neck|airway|mouth)|(?:la |el |los |su |mi |toda la )?(?:garganta|lengua|labios?|cara|ojos|cuello|boca|parpados|jeta|trompa)';
const STUNG =
  'stung|sting|bee|wasp|peanuts?|nuts?|shrimp|shellfish|penicillin|antibiotic|medicine|allerg\\w+|hives|pico|picadura|picaron|abejas?|avispas?|alacran|cacahuates?|mani|nueces|nuez|camaron\\w*|mariscos?|penicilina|antibiotico|inyeccion|alergi\\w+|ronchas?|ronchitas?|salpullido';

const STUCK =
  '(?:stuck|lodged|caught) (?:\\w+ )?in (?:his|her|the|my|their) (?:throat|airway|windpipe)|atorad[oa] (?:\\w+ )?(?:en )?(?:la |su )?(?:garganta|pescuezo)|(?:se|me) (?:le |me )?(?:\\w+ )?(?:atoro|atoraron|atraganto|atrag\\w+|atasco|atravesa|atraveso) (?:\\w+ ){0,4}|(?:is|are|hes|shes|im|am|started|keeps|baby|he|she) choking on (?!(?:my|her|his|the|your) words|words|tears|emotion|laugh)\\w+';

const SEIZES =
  '(?:is|was|keeps|started|starts|has been|having|had|has|have) (?:\\w+ ){0,2}?(?:seiz(?:ing|ures?|ed)|convuls\\w+|a fit|fits|epileptic)|convulsing|(?:foam\\w*|froth\\w*) (?:\\w+ ){0,3}(?:mouth|lips)|(?:mouth|lips) (?:\\w+ ){0,2}(?:foam\\w*|froth\\w*)|eyes (?:\\w+ )?roll\\w* (?:back|up)|(?:shaking|jerking|twitching|stiff) (?:\\w+ ){0,4}(?:on the (?:floor|ground)|all over|and (?:wont|not|cant|doesnt)|eyes)|convulsi\\w+|(?:ech|sac|sal|tir|bot|aroj|arroj)\\w+ (?:\\w+ )?(?:espuma|baba|espumarajos)|espuma (?:\\w+ )?(?:por|en|de) (?:la |su )?boca|(?:le|se) (?:\\w+ )?(?:van|fueron|voltearon|volteo|ponen|pusieron|pone|blanquean) (?:\\w+ )?(?:los )?ojos|ojos (?:\\w+ )?(?:en blanco|para atras|volteados)|ataque (?:de )?epilep\\w+|(?:le|les) (?:\\w+ )?(?:dan|dando|dio|dieron|da) (?:\\w+ )?(?:ataques?|un ataque|convulsion\\w*)(?! de (?:risa|tos|nervios|panico|ansiedad|celos|rabia|ira|llanto|coraje))|(?:esta|quedo|puso) (?:todo |toda |bien )?ties[oa]|(?:tiembla|temblando|se sacude|sacudiendose|brinca) (?:tod[oa](?! con)|el cuerpo|en el (?:piso|suelo)|y no)';

const FAINTS =
  '(?:just |suddenly )?(?:collapsed|keeled over|blacked out(?! (?:the|my|our))|passed out|lost consciousness|fainted)|dropped (?:to the (?:floor|ground)|on the (?:floor|ground))|se (?:me |nos )?(?:\\w+ )?(?:desmay(?:o|a|ando)|desvanecio|desplomo|privo)|perdio (?:el )?(?:conocimiento|sentido|conciencia)|cayo (?:\\w+ )?(?:redond[oa]|desmayad[oa]|inconsciente|ties[oa]|fulminad[oa])|(?:esta|quedo|sigue) (?:desmayad[oa]|inconsciente|privad[oa])|le dio (?:un |una |el )?(?:patatus|soponcio|yeyo|sirimba|beri ?beri|supiritaco|desmayo|telele|vahido|paro|infarto|derrame|embolia|ataque (?:al|del|de) corazon|ataque cardiaco|trombosis|aneurisma)';

const CHEST = '(?:the |his |her |my )?(?:chest|heart)|(?:el |su |mi )?(?:pecho|corazon)|boca del estomago';
const PRESSES =
  'pain|pains|hurts|hurting|tight\\w*|pressure|squeez\\w*|crush\\w*|elephant|clutch\\w*|grabb\\w*|holding|burning|duel\\w+|dolor|aprieta|apreton|oprime|opresion|presion|punzad\\w+|elefante|se (?:agarra|agarro|aprieta|toca|lleva la mano|llevo la mano)|estruj\\w+|quema';
const HEART_SIGN =
  'sweat\\w*|left arm|jaw|shoulder|breath\\w*|vomit\\w*|pale|gr[ae]y|numb|dizzy|nause\\w+|sud\\w+|brazo|quijada|mandibula|hombro|respira\\w*|aire|palid[oa]|maread[oa]|nause\\w+|desmay\\w+|falta el aire|se ahoga';

const BLEEDS =
  '(?:wont|cant|doesnt|not|isnt|keeps|cannot|will not) (?:\\w+ ){0,3}?(?:stop|stopping) (?:the |his |her |my )?(?:bleed\\w*|blood)|(?:bleed\\w*|blood) (?:\\w+ ){0,4}(?:wont stop|doesnt stop|not stopping|everywhere|spurt\\w*|gush\\w*|pour\\w*|soak\\w*|squirt\\w*|puddle|through the (?:towel|bandage))|(?:spurt|gush|pour|squirt)\\w* (?:\\w+ )?blood|(?:vomit\\w*|cough\\w*|throw\\w* up|spit\\w*|puk\\w+|threw up) (?:\\w+ )?(?:blood|coffee grounds)|(?:se ve|see) (?:el |the )?(?:hueso|bone)|no (?:le |me |se (?:le |me )?|la |lo )?(?:\\w+ )?(?:para|deja|paro|corta|detiene|quita|podemos parar|puedo parar|logro parar|paramos|cede|quiere parar) (?:de )?(?:\\w+ )?(?:sangre|sangrar|sangrado|hemorragia|sangrando)|(?:sangre|sangra|sangrando|hemorragia|sangrado) (?:\\w+ ){0,4}(?:no (?:le |se |me )?(?:para|deja|detiene|corta)|a chorros?|borboton\\w*|por (?:el|los) oidos?|por todos lados|empap\\w+|charco|muchisima|sin parar)|chorro de sangre|se (?:esta )?desangr\\w+|(?:vomit\\w+|tos\\w+|escup\\w+|arroj\\w+|devolv\\w+) (?:\\w+ )?sangre|(?:le|me) sale (?:mucha )?sangre (?:\\w+ )?(?:del|de|por) (?:la (?:cabeza|boca)|(?:el )?oido|los oidos|la herida|el cuello|la pierna|el brazo)';

/** Two signs that must stand near each other, in either order. */
type Pair = { readonly one: RegExp; readonly other: RegExp; readonly together: RegExp };

const form = (source: string) => new RegExp(` (?:${source})(?= )`);

const pair = (one: string, other: string, words: number): Pair => ({
  one: form(one),
  other: form(other),
  together: form(
    `(?:(?:${one}) (?:\\S+ ){0,${words}}?(?:${other})|(?:${other}) (?:\\S+ ){0,${words}}?(?:${one}))`,
  ),
});

const PAIRS: readonly Pair[] = [
  pair(FACE, CROOKED, 4),
  pair(HALF, WITHOUT_STRENGTH, 3),
  pair(SPEECH, `${FACE}|${HALF}|${SUDDEN}|${FELL}`, 8),
  pair(CONFUSED, SUDDEN, 8),
  pair(FELL, `${VOMITS}|${CONFUSED}|${STOPS_ANSWERING}|${BADLY_HURT}`, 14),
  pair(IN_WATER, `${STOPS_ANSWERING}|cough\\w*|tos\\w+|trago agua|swallowed water`, 12),
  pair(THROAT, SWELLS, 4),
  pair(STUNG, `${SWELLS}|${STOPS_ANSWERING}|${NO_AIR}`, 12),
  pair(
    `(?:${CHEST}) (?:\\S+ ){0,4}?(?:${PRESSES})|(?:${PRESSES}) (?:\\S+ ){0,4}?(?:${CHEST})`,
    HEART_SIGN,
    10,
  ),
  pair(STOPS_ANSWERING, AFTER_HARM, 6),
];

/** Signs that need no other. */
const SIGNS = [SEIZES, STUCK, BLEEDS, FACE_DOWN].map(form);

/** A person of the past, an old illness, or a figure of speech: no ambulance is needed. */
const NOT_NOW =
  / (?:(?:years?|months?|weeks?|decades) (?:ago|back)|last (?:year|month|summer|winter|spring|fall)|years old when|when i was (?:little|a child|a kid|young|\d+)|used to|in the (?:movie|story|book|dream|film)|hace (?:\S+ ){1,2}(?:anos|ano|meses|mes|semanas)|el ano pasado|el mes pasado|cuando (?:era|yo era|tenia)|(?:ya )?(?:esta|salio|se siente|va|sigue) (?:mucho )?(?:mejor|bien|recuperad[oa]|fuera de peligro)|recovered|is (?:fine|better|ok|okay|doing well|recovering)|feeling better|de (?:la )?(?:risa|verguenza|emocion|gusto|alegria|pena|sueno|carcajada)|laugh\w*|asleep (?:in|during|at)|in the spirit|en el espiritu|en la biblia|in the bible|poker|joke|broma|pelicula|anestesia|anesthesia|dentist\w*|muela|vacuna\w*|puntos|vaccine|blood drive|gave blood|in (?:1[89]|20[01])\d+|in (?:his|her|my) youth|(?:im|i am|am|all|was|turned out) (?:\w+ )?fine|demon\w*|endemoniad[oa]|(?:third|fourth|\w+) times? this (?:month|week)|day care|daycare|guarderia|perr[oa]|gat[oa]|dog|cat|puppy|lol|jaja\w*|haha\w*) /;

/** A need of its own stands behind the faint: hunger for a smaller body, drink, or somebody's hands. */
const OTHER_NEED =
  / (?:eat|eaten|eating|ate|food|calories|weight|fat|skip\w*|only drink|vodka|drunk|drinking|wine|beer|strangl\w+|chok(?:ed|es) me|beat\w*|spank\w*|hit me|come|comer|comido|comia|gord[oa]|calorias|peso|borrach[oa]|me (?:ahorc\w+|peg\w+|golpe\w+)|dont drink) /;

const FAINT = form(FAINTS);

const isSign = (text: string) =>
  (PAIRS.some(({ one, other, together }) => one.test(text) && other.test(text) && together.test(text)) ||
    SIGNS.some((sign) => sign.test(text)) ||
    (FAINT.test(text) && !OTHER_NEED.test(text))) &&
  !NOT_NOW.test(text);

/**
 * Whether a text tells of a medical emergency by its signs.
 *
 * @param sentences in plain words; signs may stand in two sentences (“She fell. Now she keeps throwing up”)
 */
export function isMedicalEmergency(sentences: readonly string[]): boolean {
  return (
    sentences.some(isSign) ||
    sentences.some((sentence, index) => index > 0 && isSign(sentences[index - 1]!.trimEnd() + sentence))
  );
}
