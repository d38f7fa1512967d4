import type { Need } from '../need.js';
import { isOwnDeed } from '../words/doer.js';
import { fearsToHurtOwnChild } from './own-child.js';

const WEAPON = 'gun|pistol|rifle|shotgun|revolver|knife|machete|blade|razor|scissors|axe';
const ARMA = 'pistola|arma|rifle|escopeta|revolver|cuchillo|navaja|machete|cuchilla|tijeras';
const BODY = 'head|neck|throat|chest|face|mouth|back|stomach|ribs|temple';
const CUERPO = 'cabeza|cuello|garganta|pecho|cara|boca|espalda|estomago|sien|costillas';
const OTHERS =
  'he|she|they|someone|somebody|(?:my|the|a) (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|ex|partner|dad|father|mom|mother|stepdad|stepfather|brother|uncle|son|man|guy|neighbor|cousin|boss)';
const OLDER =
  'uncle|aunt|dad|father|stepdad|stepfather|mom|mother|stepmom|grandpa|grandfather|brother|cousin|teacher|coach|babysitter|tutor|pastor|priest|youth leader';
const KIN =
  'mom|mother|dad|father|parents|wife|husband|kids|children|son|daughter|sister|brother|family|friends|girlfriend|boyfriend|grandma|grandpa|girls|boys';
const FAMILIA =
  'mama|madre|mami|papa|padre|papi|padres|esposa|esposo|hijos?|hijas?|hermanos?|hermanas?|familia|amigos|novia|novio|abuelos?|abuelas?|ninos|ninas';

/** An attack with a weapon on the writer: to whom it points tells it from what they would do to themselves. */
const AIMED_AT_WRITER = new RegExp(
  ` (?:(?:${OTHERS}) (?:\\w+ ){0,3}?(?:hold|holds|held|holding|put|puts|putting|point|points|pointed|pointing|press|presses|pressed|pressing|has|had|aims|aimed|stuck|shoved) (?:\\w+ ){0,2}(?:${WEAPON}) (?:to|at|on|in|against|into|under) (?:me|my (?:${BODY}))|(?:me|nos) (?:\\w+ )?(?:puso|pone|ponia|pusieron|apunta|apunto|apuntaba|apuntaron|tiene|tenia|acerco) (?:\\w+ ){0,2}(?:${ARMA}) (?:en|a|al|contra|sobre|hacia) (?:la |el |mi )?(?:${CUERPO})|(?:me|nos) (?:apunta|apunto|apuntaron|esta apuntando|apuntan) con (?:\\w+ )?(?:${ARMA}))(?= )`,
);

/** What tells, whatever else is in a sentence, who is harmed and by whom. */
const KINDS: readonly {
  readonly need: Need;
  readonly form: RegExp;
  /** The other needs for which such a sentence is mistaken. Without them it is recognised also by itself. */
  readonly mistakenFor?: readonly Need[];
}[] = [
  { need: 'abuse', form: AIMED_AT_WRITER },
  {
    // Revenge with a weapon at hand.
    need: 'threat',
    form: new RegExp(
      ` (?:(?:make (?:him|her|them) pay|get(?:ting)? (?:even|revenge|back at (?:him|her|them))|teach (?:him|her|them) a lesson|going after (?:him|her|them)|(?:me la|me las) (?:va|van) a pagar|hac\\w+ pagar|vengar\\w+|voy (?:por|tras) (?:el|ella|ellos)) (?:.* )?(?:${WEAPON}|${ARMA})|(?:${WEAPON}|${ARMA}) (?:.* )?(?:make (?:him|her|them) pay|get (?:even|revenge)|teach (?:him|her|them) a lesson|going after (?:him|her|them)|(?:me la|me las) (?:va|van) a pagar|hac\\w+ pagar|vengar\\w+))(?= )`,
    ),
  },
  {
    // Voices that order to harm a child or another one of the family.
    need: 'overwhelmed-parent',
    form: new RegExp(
      ` (?:voices?|voice in my head|voces|una voz|la voz|god|dios|angels?|angel|demonios?) (?:\\w+ ){0,3}?(?:tells?|telling|told|says?|saying|wants?|orders?|dicen?|dijo|ordenan?|ordeno|mandan?|piden?|pide) (?:\\w+ ){0,3}?(?:kill|sacrific\\w+|hurt|harm|stab|drown|smother|mat(?:e|ar|arl[oa])|sacrifi\\w+|lastim\\w+|ahog\\w+|acuchill\\w+) (?:a )?(?:my|mi|mis) (?:\\w+ )?(?:son|daughter|kids?|children|baby|hij[oa]s?|bebe|nin[oa]s?)(?= )`,
    ),
  },
  {
    // Voices, or what is taken for God's, that order to harm people or to burn their home.
    need: 'threat',
    form: new RegExp(
      ` (?:voices?|voice in my head|voces|una voz|la voz|god|jesus|lord|holy spirit|dios|jesus|senor|espiritu(?: santo)?|angels?|angel(?:es)?|demons?|demonios?|the tv|la tele) (?:\\w+ ){0,3}?(?:tells?|telling|told|says?|saying|wants?|orders?|ordered|commands?|commanded|dicen?|diciendo|dijo|dijeron|ordenan?|ordena|ordeno|mandan?|manda|piden?|pide|pidio|quieren?|exigen?|gritan?) (?:\\w+ ){0,4}?(?:(?:kill|hurt|harm|stab|drown|poison|attack|strangle|shoot|cut|cleanse|purify|sacrifice|mat(?:e|ar|arl[oae]s?)|lastim\\w+|haga dano|hacerles? dano|her[ai]r?|hiera|ataque|atacar|apunal\\w+|acuchill\\w+|envenen\\w+|ahog\\w+|golpe\\w+|purifi\\w+) (?:a )?(?:them|him|her|people|everyone|everybody|someone|(?:my|our|his|her|the) (?:\\w+ )?(?:family|wife|husband|mom|mother|dad|father|parents|brother|sister|neighbou?rs?|roommate|boss|pastor|people|church|friends?|grandma|grandmother)|todos|gente|alguien|(?:mi|mis|la|el|los|las|nuestr[oa]) (?:\\w+ )?(?:familia|espos[oa]|marido|mujer|mama|madre|papa|padres?|herman[oa]s?|vecin[oa]s?|gente|jefe|pastor|amig[oa]s?|abuel[oa]s?|compan\\w+))|(?:burn|set fire to|torch|queme|quemar|incendie|incendiar|prenda(?: fuego)?|prender(?:le)? fuego)(?: down| up)? (?:a )?(?:it all|everything|us|them|todo|todos|(?:the|my|our|this|la|mi|el|nuestra|esta) (?:\\w+ )?(?:house|home|church|place|building|apartment|school|car|family|casa|iglesia|templo|edificio|departamento|escuela|familia|carro)))(?= )`,
    ),
  },
  {
    // Going soon to where the dead are, or to the Lord: no church and no service.
    need: 'self-harm',
    form: /^(?!.* (?:church|service|worship|prayer|mass|bible study|cemetery|grave|iglesia|misa|culto|oracion|retiro|cementerio|panteon|tumba|dream|suenos?) )(?=.* (?:tonight|today|now|tomorrow|this (?:evening|morning|afternoon|weekend)|soon|hoy|hoy mismo|esta (?:noche|tarde)|ahora|ya|manana|pronto) ).* (?:(?:im|i am|ill|i will|i shall|going to|gonna|about to|ready to|want to) (?:\w+ )?(?:join|joining|be with|meet|see|seeing|go(?:ing)? (?:home )?to(?: be with)?) (?:my (?:late|dead|departed) \w+|(?:my \w+|him|her|them|jesus|god|the lord) (?:in|up in) (?:heaven|paradise)|(?:my )?(?:lord|jesus|maker|god)(?= (?:tonight|today|now|tomorrow|soon|this|in heaven| *$)))|(?:me (?:reuno|reunire|juntare|junto|voy a (?:reunir|juntar))|(?:voy|ire|quiero|mejor) (?:a )?(?:reunirme|juntarme|encontrarme)|(?:me voy|me ire|voy a estar|estare)) (?:\w+ ){0,2}?(?:con|al?) (?:(?:mi|mis) \w+ (?:que (?:\w+ )?(?:murio|fallecio|partio|se fue)|muert[oa]|difunt[oa]|fallecid[oa]|al cielo|en el cielo)|(?:el )?(?:senor|cielo)(?= (?:hoy|esta|ya|ahora|mismo|pronto|manana|para|$)|\s*$)|dios(?= (?:hoy|esta|ya|ahora|pronto|manana|$)|\s*$)))(?= |$)/,
  },
  {
    // A firearm or a blade in the writer's own hand or at their side, and no word of anybody else.
    need: 'self-harm',
    form: /^(?!.* (?:him|her|them|he|she|they|lo|la voy|los|el|ella|ellos|hunt\w*|range|caza|clean\w*|limpi\w*|shav\w*|afeit\w*|museum|museo|toy|juguete) ).* (?:(?:i have|ive got|im holding|i am holding|holding|there is|theres) (?:a|the|my|his|dads|my dads) (?:loaded )?(?:gun|pistol|revolver|rifle|shotgun|razor) (?:in my (?:hands?|lap|mouth)|right here|next to me|beside me|on the (?:table|bed))|tengo (?:la|el|una|un|mi) (?:pistola|arma|revolver|rifle|escopeta|navaja|cuchilla) (?:cargad[oa] )?(?:en (?:la|mi|las|mis) (?:manos?|boca|piernas?)|aqui|a mi lado|conmigo|sobre la (?:mesa|cama)))(?= )/,
    mistakenFor: ['emergency', 'threat', 'abuse', 'despair', 'grief'],
  },
  {
    need: 'self-harm',
    form: / (?:(?:miedo|temo|temor|asusta) (?:\w+ ){0,5}(?:hacer|hacerme|haga|hago|lastimar|lastimarme) (?:\w+ ){0,2}(?:a )?mi mism[oa]|(?:afraid|scared|worried|terrified) (?:\w+ ){0,5}(?:do|doing|harm|hurt) (?:\w+ )?(?:to )?myself)(?= )/,
  },
  {
    need: 'self-harm',
    form: new RegExp(
      `^ (?:please |and |just |someone )*(?:(?:tell|let) my (?:\\w+ )?(?:${KIN}) (?:know )?(?:that )?(?:i (?:\\w+ )?(?:love|loved)|im sorry|i am sorry|goodbye|bye|it (?:isnt|wasnt) (?:her|his|their) fault)|say (?:goodbye|bye|farewell) to my (?:\\w+ )?(?:${KIN}) for me|(?:dile|diganle|digale|decidle|diles|diganles) a mis? (?:\\w+ )?(?:${FAMILIA}) que (?:(?:la|lo|los|las|le|les) (?:\\w+ )?(?:amo|quiero|ame|quise)|me perdon\\w+|lo siento)|(?:dile|diganle|digale|diles|diganles) adios a mis? (?:\\w+ )?(?:${FAMILIA})|despid(?:eme|anme|eteme|ame) de mis? (?:\\w+ )?(?:${FAMILIA}))(?= )`,
    ),
  },
  {
    need: 'self-harm',
    form: / (?:catch|catching|caught|taking|take|boarding|ride|riding) (?:the|my|a) (?:\w+ )?(?:bus|train|flight|plane) (?:home )?to (?:heaven|paradise|the other side|jesus|god|the afterlife)(?= )/,
  },
  {
    need: 'threat',
    form: / (?:i|im|ill|i am) (?:am |swear |just |really |might |could |will |so )*(?:going to |want to |have to |about to |ready to |gonna )?(?:just |really )?(?:kill|murder|shoot|stab|strangle) (?:him|her|them|whoever|(?:that|the|this) (?:man|guy|woman|boy|girl|bastard|one who|person who|monster)|my (?:boss|ex|neighbor|brother|father|dad|mother|mom|uncle|husband|wife))(?= )/,
    mistakenFor: ['abuse', 'child-abuse', 'grief', 'despair'],
  },
  {
    need: 'threat',
    form: / (?:(?:lo|la|los|las) (?:voy|vamos) a matar|(?:voy a|quiero|tengo que) (?:matarlos?|matarlas?|matar (?:al?|a los) (?:que|hombre|tipo|violador|desgraciado|maldito|infeliz|asesino)|matar a (?:mi|ese|esa|el|la|los)))(?= )/,
    mistakenFor: ['abuse', 'child-abuse', 'grief', 'despair'],
  },
  {
    // Fasting that is enjoyed, or that is to make the body smaller: not the hunger of somebody who has no food.
    need: 'eating-disorder',
    form: /(?: (?:days?|dias?|semanas?|weeks?|haven?t eaten|havent eaten|not eaten|sin comer|sin probar|no como|no he comido|starv\w+ myself|matarme de hambre|only water|pura agua|on water|sin comida|without food|food) (?:.* )?(?:love|light|lighter|clean|pure|holy|proud|strong|thin|thinner|skinny|fat|scale|weight|body|control|high|encanta|ligera|ligero|limpia|limpio|pura|puro|orgullosa|orgulloso|fuerte|flaca|flaco|delgada|delgado|gorda|gordo|bascula|peso|cuerpo|adelgazar)|(?: laxantes?| laxatives?))(?= )/,
    mistakenFor: ['threat', 'despair', 'abuse', 'self-harm', 'addiction', 'child-abuse'],
  },
  {
    need: 'self-harm',
    form: /^(?!.* (?:my|mi) (?:son|daughter|brother|husband|wife|friend|hijo|hija|hermano|esposo|esposa|amigo|amiga) (?:is |are |esta )?(?:hiding|hides|hoarding|saving|esconde|guarda|escondiendo|guardando)).* (?:guard(?:o|ando|ado)|junt(?:o|ando|ado)|escond(?:o|iendo|ido)|acumul(?:o|ando|ado)|ahorr(?:o|ando|ado)|almacen(?:o|ando|ado)|collecting|collected|saving|saved up|stashing|stashed|hoarding|hoarded|hiding|piling up) (?:\w+ ){0,3}(?:pastillas|pildoras|medicinas|medicamentos|somniferos|morfina|tabletas|pills|tablets|meds|painkillers|morphine)(?= )/,
    mistakenFor: ['addiction', 'despair', 'abuse', 'emergency'],
  },
  {
    // Own medicine that is put by for a day, not kept in a place.
    need: 'self-harm',
    form: /^(?!.* (?:in|en) (?:my|the|a|el|la|mi|un|una) (?:\w+ )?(?:fridge|refri\w*|drawer|cajon|purse|bolsa|cabinet|box|caja|kitchen|cocina|bathroom|bano|car|suitcase|maleta) )(?!.* (?:trip|travel|viaje|vacation|vacaciones) ).* (?:(?:i|im|ive|i have|i am) (?:been |just |still |secretly )*(?:(?:putting|setting|put|set) my (?:\w+ )?(?:pills|tablets|meds|medication|painkillers) (?:aside|by)|(?:hoarding|stashing|saving|collecting|stockpiling) my (?:\w+ )?(?:pills|tablets|meds|medication|painkillers))|(?:estoy|voy|ando|llevo \w+) (?:guardando|juntando|escondiendo|acumulando|apartando|ahorrando) mis (?:\w+ )?(?:pastillas|pildoras|medicinas|medicamentos|somniferos))(?= )/,
  },
  {
    need: 'self-harm',
    form: new RegExp(
      ` (?:mi|nuestr[oa]|un|una) (?:\\w+ )?(?:${FAMILIA}|hij[oa]|herman[oa]|amig[oa]|novi[oa]|espos[oa]|companer[oa]|alumn[oa]|prim[oa]|vecin[oa]) (?:\\w+ ){0,5}se (?:(?:quiere|va a|queria|intento|quiso|piensa|puede) (?:matar|suicidar|ahorcar|quitar la vida|tirar|cortar)|mata|suicida|ahorca|corta|pega un tiro|tira|quita la vida)(?= )`,
    ),
    mistakenFor: ['abuse', 'threat', 'grief', 'despair', 'child-abuse'],
  },
  {
    // Where they stood, not where they stand: no ambulance is needed now.
    need: 'self-harm',
    form: /^(?!.* (?:now|right now|ahora|ahorita) ).* (?:i (?:was|stood|sat|went|walked|drove|looked)|estuve|estaba|fui|me pare|me sente|me subi) (?:\w+ ){0,5}(?:bridge|roof|rooftop|railing|ledge|cliff|overpass|platform|tracks|puente|azotea|techo|barandal|baranda|cornisa|precipicio|anden|vias) (?:.* )?(?:yesterday|last (?:night|week|month)|this morning|again|almost|nearly|ayer|anoche|antier|esta manana|otra vez|casi|a punto)(?= )/,
    mistakenFor: ['emergency', 'despair', 'grief'],
  },
  {
    need: 'abuse',
    form: /(?: by (?:her|his|their) (?:\w+ )?(?:boyfriend|husband|partner|ex|fiance|wife|girlfriend|carer|caregiver)| (?:her|his) (?:boyfriend|husband|partner|fiance|ex) (?:\w+ )?(?:hits|beats|hurts|chokes|slaps|controls|threatens)| (?:comes?|came|shows? up) to work| (?:su|el) (?:novio|marido|esposo|pareja|ex) (?:\w+ )?(?:le pega|la golpea|la maltrata|la cela|la insulta|la amenaza))(?= )/,
    mistakenFor: ['child-abuse'],
  },
  {
    // Old people and others who are cared for: what is done to them is told of with words that are used of children.
    need: 'abuse',
    form: new RegExp(
      `^(?!.* (?:nin[oa]s?|niet[oa]s?|child\\w*|kids?|baby|bebe|grand(?:son|daughter|kids?|child\\w*)) ).* (?:(?:a |de )?(?:mi|la|el|nuestr[oa]|su) (?:\\w+ )?(?:abuel[oa]|abuelit[oa]|bisabuel[oa]|ancian[oa]|viejit[oa]|suegr[oa])|(?:my|our|the|his|her) (?:\\w+ )?(?:grandma|grandmother|granny|nana|grandpa|grandfather|great aunt|elderly \\w+|old (?:mother|father|neighbor|aunt)|mother in law|father in law)) (?:\\w+ ){0,6}?(?:(?:l[aeo]s? |no l[ae] )(?:\\w+ )?(?:quit\\w+|encierra\\w*|encerr\\w+|peg\\w+|grit\\w+|golpe\\w+|amarr\\w+|dej\\w+ sin|da de comer|dan de comer|jal\\w+|empuj\\w+|humill\\w+|insult\\w+|maltrat\\w+|rob\\w+|cambia\\w*|deja\\w*)|(?:locks?|locked|hits?|ties?|tied|starv\\w+|slaps?|shoves?|yells at|steals?|keeps?|withholds?|takes?|leaves?) (?:\\w+ ){0,3}(?:her|him|food|pension|money|check|medicine|meals|bed)|(?:locks?|locked|hits?|ties?|tied|starves?|slaps?|shoves?|yells at|pushes|beats?|steals from|screams at) (?:my |our |the |his |her )?(?:\\w+ )?(?:grandma|grandmother|granny|nana|grandpa|grandfather|mother in law|father in law))(?= )`,
    ),
    mistakenFor: ['child-abuse', 'despair', 'grief', 'eating-disorder', 'addiction', 'threat'],
  },
  {
    need: 'child-abuse',
    form: /(?: (?:dad|daddy|mom|father|mother|parents|step(?:dad|mom|father|mother)|foster (?:dad|mom|father|mother)|uncle|grandpa|papa|mama|padre|madre|padrastro|madrastra|tio|tia|abuelo) (?:\w+ ){0,3}(?:hit|hits|beats?|whips?|burns?|locks?|kicks?|starves?|pega|golpea|quema|azota|encierra|deja encerrad[oa]|da con|hinca) .*(?:belt|cord|cable|cinturon|cinto|chancla|grades|notas|school|escuela|homework|tarea|go home|volver a casa|sin comer|without food|cigar\w+)| (?:catequista|coach|entrenador|maestro|profesor|youth leader|sunday school teacher|padrastro|stepdad|stepfather|uncle|tio|abuelo|grandpa) (?:me toca|me manosea|touches me|gropes me))(?= )/,
    mistakenFor: ['abuse', 'threat'],
  },
  {
    need: 'threat',
    form: /^(?!.* (?:husband|wife|boyfriend|girlfriend|partner|dad|mom|stepdad|father|mother|marido|esposo|esposa|novio|novia|pareja|papa|mama|padrastro|el|he) ).* (?:a (?:\w+ )?(?:man|guy|stranger|woman)|some(?:one|body| guy| man)|neighbou?r|coworker|brother in law|people|gang|un (?:hombre|tipo|desconocido|vecino|senor)|mi (?:vecino|cunado)|alguien|pandilla|me amenazan|nos amenazan|me estan amenazando|juraron) (?:.* )?(?:kill me|threat\w*|hurt (?:me|us|my \w+)|follow(?:s|ing)? me|following|picture of my house|my address|va a matar|me sigue|muerte|amenaz\w+|matarian|quitarme)(?= )/,
    mistakenFor: ['abuse', 'child-abuse'],
  },
  {
    // Threats of people who are not named, or of those who are no family.
    need: 'threat',
    form: /^(?!.* (?:my (?:husband|wife|boyfriend|girlfriend|partner|dad|mom|stepdad|stepmom|father|mother|uncle)|mi (?:marido|esposo|esposa|novio|novia|pareja|papa|mama|padre|madre|padrastro|madrastra|tio)|el|ella|he|she) (?:\w+ ){0,3}?(?:say|said|threat|call|send|sent|wants|dice|dijo|amenaz|llama|manda|quiere)).* (?:(?:me|nos|lo|la|le|les) (?:han |estan |andan |siguen )?(?:amenazan|amenazaron|amenazado|amenazando)|(?:recibo|recibi|recibimos|me llegan|nos llegan|me mandan|nos mandan|me dejan|me dejaron) (?:\w+ ){0,3}(?:amenazas?|mensajes de que (?:me|nos) (?:voy|vamos) a morir)|(?:i|we) (?:\w+ )?(?:get|got|receive|received|find|found) (?:\w+ ){0,3}(?:(?:death )?threats|(?:messages|notes|letters|calls) (?:that|which|saying) (?:\w+ )?(?:i|we) (?:will|must|should) die)|(?:the |a |una? |el |la )?(?:gang|cartel|mafia|mara|pandilla|narcos?|sicarios?|loan sharks?|prestamistas?) (?:\w+ ){0,4}(?:kill|threat\w*|hunt\w*|burn|amenaza\w*|matar|buscan?|quemar)|(?:my|the|a|mi|el|un) (?:\w+ )?(?:neighbou?r|coworker|classmate|landlord|exs brother|vecino|companero|casero|cunado|hermano de mi ex) (?:\w+ )?(?:says?|said|threatens|threatened|swears|swore|dice|dijo|amenaza|amenazo|juro|jura) (?:\w+ ){0,4}(?:kill|hurt|burn|shoot|die|see christmas|matar|quemar|morir|muerte|navidad))(?= )/,
    mistakenFor: ['abuse', 'self-harm', 'despair', 'child-abuse'],
  },
  {
    need: 'child-abuse',
    form: new RegExp(
      ` my (?:\\w+ )?(?:${OLDER}) (?:\\w+ )?(?:makes|made|forces|forced|asks|has been making|keeps making) me (?:to )?(?:do|touch|watch|play) (?:\\w+ )?(?:things|stuff|something|him|her|it|games)(?= )`,
    ),
    mistakenFor: ['abuse'],
  },
  {
    need: 'self-harm',
    form: / (?:sleep|fall asleep) (?:and |then )?(?:just |and )?(?:not|never|dont) (?:ever )?wake(?: up)?(?= )/,
    mistakenFor: ['emergency', 'grief', 'despair', 'addiction', 'abuse'],
  },
  {
    need: 'self-harm',
    form: / (?:(?:a|the|this) )?(?:(?:whole |full )?(?:bottle|handful|box|pack) of )(?:\w+ )?(?:pills?|tablets?|tylenol|sleeping pills|oxy|xanax) (?:(?:is|are|sitting|lying|right|here) ){0,3}(?:next to|beside|in front of|in my hands?|by my (?:bed|side)|near|with) (?:me )?(?:and (?:i am|im) (?:praying|crying|alone|scared|thinking|staring))?(?= )/,
    mistakenFor: ['addiction', 'despair', 'grief', 'emergency'],
  },
  {
    need: 'eating-disorder',
    form: / (?:(?:llevo|tengo|voy para|cumplo) (?:\w+ ){1,2}(?:dias|semanas) sin (?:comer|probar (?:comida|bocado)|alimento)|hace (?:\w+ ){1,2}(?:dias|semanas) que no (?:como|pruebo (?:comida|bocado)))(?= )/,
    mistakenFor: ['abuse', 'threat', 'grief', 'despair', 'child-abuse'],
  },
];

/**
 * The need by who is harmed, where a sentence says it plainly; else the one that was found. An emergency stays one.
 *
 * @param plain the need that is told in plain words, not only by a hint
 * @param sentences in plain words
 */
export function byWhoIsHarmed(
  found: Need | undefined,
  plain: Need | undefined,
  sentences: readonly string[],
): Need | undefined {
  if (plain !== 'self-harm' && plain !== 'emergency' && sentences.some(fearsToHurtOwnChild))
    return 'overwhelmed-parent';
  const kind = kindOf(found, plain, sentences);
  if (found === 'emergency') return kind ?? found;
  if ((found === 'abuse' || found === 'child-abuse') && sentences.some(isOwnDeed)) return 'self-harm';
  return kind ?? found;
}

/** The first kind of which a sentence is; a plain wish to die is no mistake. An emergency is left to those that name it as their mistake. */
function kindOf(
  found: Need | undefined,
  plain: Need | undefined,
  sentences: readonly string[],
): Need | undefined {
  return KINDS.find(
    ({ form, mistakenFor }) =>
      (mistakenFor ? found && mistakenFor.includes(found) && plain !== 'self-harm' : found !== 'emergency') &&
      sentences.some((each) => form.test(each)),
  )?.need;
}

/** Whether somebody aims a weapon at the writer, in a text of plain words. */
export const isAimedAtWriter = (plain: string) => AIMED_AT_WRITER.test(plain);
