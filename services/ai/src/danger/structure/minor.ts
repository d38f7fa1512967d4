/**
 * A writer who says that they are a child, and an adult with authority who is alone with them, touches them, or asks for
 * what no adult may ask of a child. Such a sentence often sounds harmless (“he drives me to a motel, he quotes Song of
 * Solomon”), so that neither a pattern nor the classifier hears it.
 */

const AGE =
  '(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const EDAD =
  '(?:[6-9]|1[0-7]|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)';
const GRADE =
  '(?:(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[3-9]th|3rd|1[0-2]th) grade|grade (?:[3-9]|1[0-2])|year (?:[7-9]|1[0-3])|middle school|high school|junior high|elementary school|secondary school)';
const GRADO =
  '(?:(?:la |el )?(?:secundaria|secu|prepa|preparatoria|primaria|bachillerato|liceo|la eso)|(?:tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|primero|segundo) (?:de (?:secundaria|prepa|preparatoria|primaria|bachillerato|la eso|eso)|grado))';

/** Numbers that measure something else: “I am fifteen minutes late”, “tengo doce nietos”. */
const NO_AGE =
  '(?! (?:minutes?|hours?|days?|weeks?|months?|years?(?! old| of age)|miles?|pounds?|percent|chapters?|verses?|pages?|and a half (?:weeks|months)))';
const ES_EDAD =
  '(?=(?: anos?| anitos)(?! (?:de (?!edad)|casad|con |en |sin |viviendo|trabajando|que |junto))| (?:y|pero|mi|mis|el|la|me|no|soy|es|nuestro|un|una|cuando) | *$)';

/** What a child says of their age: of now, for who tells of what was long ago is an adult. */
const MINOR = new RegExp(
  [
    ` (?:i am|im|i just turned|i turned|ill be|i only just turned) (?:only |just |still |barely |like |almost |a |now )*${AGE}${NO_AGE} `,
    ` (?:as a|im an?|i am an?|i am just a) ${AGE} years? old `,
    `^ ${AGE} (?:years? old|yrs? old|yo|anos) (?:girl |boy |here |and )*$`,
    ` (?:i am|im) (?:\\w+ )?(?:in|starting|entering|finishing) (?:the )?${GRADE} `,
    ` (?:i am|im) an? (?:\\w+th grader|high school(?:er)?|middle schooler|freshman in high school|teenager|minor|underage) `,
    ` (?:i am|im) (?:still )?(?:underage|under age|a minor|under (?:18|eighteen)) `,
    ` (?:tengo|acabo de cumplir|cumpli|voy a cumplir|recien cumpli) (?:solo |apenas |recien |ya |casi |los )*${EDAD}${ES_EDAD}`,
    ` soy (?:todavia |aun )?(?:menor(?: de edad)?(?! (?:de|que) )|(?:una? )?(?:adolescente|estudiante de ${GRADO})|de ${GRADO}) `,
    ` (?:estoy|voy|curso|ando|estudio) (?:en |a )?${GRADO} `,
  ].join('|'),
);

const ADULT =
  '(?:(?:my|our|the|a|mi|nuestr[oa]|el|la|un|una|este|ese) (?:\\w+ )?(?:pastor|priest|deacon|elder|minister|reverend|preacher|bishop|vicar|chaplain|missionary|youth (?:leader|worker|minister)|(?:choir|worship|group|cell|bible study|small group|scout) (?:director|leader|master)|choirmaster|coach|trainer|teacher|tutor|mentor|counselor|principal|uncle|step ?(?:father|dad)|moms (?:boyfriend|new husband|husband)|grandpa|grandfather|neighbou?r|boss|landlord|babysitter|pastora|padre|cura|sacerdote|parroco|diacono|anciano|ministro|reverendo|obispo|misionero|lider|director|catequista|entrenador|maestr[oa]|profe|profesora?|mentor|consejero|tio|padrastro|novio de mi (?:mama|madre)|abuelo|vecino|jefe))';

/** Somebody of the same age, or what is no person: the act is theirs, and the adult only spoken of. */
const PEER =
  '(?:boyfriend|girlfriend|crush|classmate|friend|novio(?! de mi (?:mama|madre))|novia|amig[oa]|companer[oa]|sermons?|message|song|hymn|prayer|words|mensaje|predica|cancion|himno|oracion|palabras|mom|mother|mama|madre|grandma|abuela)';

/** What no adult with authority does with a child. */
const DEED = [
  'motel(?:es)?',
  '(?:undress\\w*|strip(?: for him| down| off)?|naked|nudes?|desnud\\w+|desvest\\w+|desvist\\w+)',
  '(?:take|taking|takes|took|pull\\w*) off (?:my|his) (?:\\w+ )?(?:clothes|shirt|top|pants|dress|skirt|bra|underwear)',
  '(?:touch(?:es|ed|ing)?|fondl\\w+|grop\\w+|caress\\w*|feel(?:s|ing)? me up) (?:me|my (?:\\w+ )?(?:legs?|thighs?|breasts?|chest|body|butt|privates?|waist|hips?|knees?))(?! (?:deeply|so (?:much|deeply)|with (?:his|her|the) (?:words|sermon|message)|when (?:he|she) (?:preach|pray)\\w*))',
  '(?:rub(?:s|bed|bing)?|strok\\w+|squeez\\w+) (?:me|my (?:\\w+ )?(?:legs?|thighs?|back|shoulders?|knees?|neck))',
  'hands? (?:is |was )?(?:on|up|down|under|between) my (?:\\w+ )?(?:thighs?|legs?|knees?|skirt|shirt|pants|waist|butt)',
  '(?:kiss(?:es|ed|ing)?|make out with|makes out with) (?:me|my (?:neck|lips|mouth))(?! (?:on (?:the|my) (?:cheek|forehead|head|hand)|good ?night|good ?bye))',
  '(?:massag(?:e|es|ed|ing)|masajes?|masajea)',
  '(?:sleep|sleeps|slept|sleeping|have sex|has sex|had sex|lie down|lies down|lie) (?:in (?:his|the same) bed|with (?:me|him)|next to him|beside him)',
  '(?:sits?|sit) (?:me )?on (?:his|her) lap',
  '(?:watch(?:es|ed|ing)?|film(?:s|ed|ing)?|sees) me (?:in the |while i |when i )?(?:shower|bathe?|change|sleep|undress|dress)\\w*',
  '(?:our|his|a special|its a|it a|it is a|keep (?:it|this|that)|keep (?:a|our|the)) (?:little )?secret(?! santa)',
  '(?:not to tell|dont tell|never (?:to )?tell|i cant tell|must not tell|shouldnt tell) (?:anyone|anybody|mom|my (?:mom|dad|parents|mother|father|family))',
  '(?:asks?|asked|asking|wants?|wanted|begs?|tells?|told|makes?|sends?|sent) (?:me )?(?:to send |for |to take |to give |him )*(?:\\w+ ){0,2}?(?:pictures|photos|pics|selfies)(?: of (?:me|my \\w+|himself|myself))?(?! (?:for|from|of (?:the|our|us)) )',
  '(?:in love with me|(?:wants|asks|asked|going) (?:me )?to (?:marry|date) (?:me|him)|calls me (?:sexy|baby|his (?:girl|bride|wife|love|queen)))',
  'me (?:toca|toco|tocaba|ha tocado|esta tocando|manosea|manoseo|acaricia|acaricio|acariciaba|soba|sobaba|besa|beso|besaba|quiere besar|frota)(?! (?:\\w+[aei]r |el (?:turno|examen|corazon|piano|alma)|una? |la (?:guitarra|frente|puerta)|en la (?:frente|mejilla|mano)|a mi ))',
  '(?:tocarme|besarme|acariciarme|manosearme|que lo (?:toque|bese|acaricie)|que le (?:toque|de un beso|de besos))',
  '(?:me )?(?:quit\\w+) (?:la|mi) (?:ropa|blusa|camisa|falda|playera)',
  '(?:acost\\w+|acuest\\w+|dormir|duerm\\w+|relaciones|tener sexo|sexo) (?:con (?:el|migo)|conmigo|en su cama)',
  '(?:me sienta|sentarme|que me siente) en (?:sus|las) piernas',
  '(?:mano|manos) (?:en|por|entre|bajo|debajo de) (?:mi|mis|la|las|el) (?:pierna|piernas|muslo|muslos|falda|cintura|blusa|pantalon)',
  '(?:nuestro|es un|sea un|en|como|guard\\w+ (?:el|un|este)) secreto',
  'no (?:se )?(?:le |lo |les )?(?:diga|cuente|digas|cuentes|puedo decir|puedo contar)(?:le|lo|selo)? (?:nada )?a (?:nadie|mis? \\w+)',
  '(?:me )?(?:pide|pidio|pedia|manda|mando|quiere|exige) (?:que le (?:mande|envie) )?(?:\\w+ ){0,1}?(?:fotos|videos|selfies|nudes)(?: (?:mias|intimas|de mi|de mi cuerpo))?(?! (?:de (?:la|el|los|las|del)|del|para) )',
  '(?:enamorado de mi|casarse conmigo|me dice (?:mi amor|que me ama|sexy|preciosa|mamacita))',
];

/** Places and times alone, which are nothing when a group travels. */
const PLACE = [
  '(?:hotel(?:es)?|(?:his|her) (?:bed|bedroom|apartment)|hotel room)',
  '(?:su|la) (?:cama|recamara|habitacion|alcoba)',
  '(?:alone|by myself|just (?:me|us|the two of us)|only (?:me|us)) (?:\\w+ ){0,4}?(?:at night|late|after dark|room|house|car|office|sacristy|study|basement|van|truck|home)',
  '(?:room|house|car|office|sacristy|van|basement|home) (?:\\w+ ){0,2}?(?:alone|just (?:me|us|the two of us)|only (?:me|us))',
  '(?:a solas|sol[oa]s?) (?:\\w+ ){0,4}?(?:noche|cuarto|oficina|casa|coche|carro|auto|sacristia|despacho|camioneta)',
  '(?:cuarto|oficina|casa|coche|carro|auto|sacristia|despacho|camioneta|noche) (?:\\w+ ){0,2}?(?:a solas|sol[oa]s?)',
];

const GROUP =
  / (?:team|tournaments?|trip|camp|conference|retreat|convention|tour|game|match|meet|competition|concert|festival|mission|wedding|vacation|all of us|we all|the (?:boys|girls|kids|others|whole|group)|(?:with )?my (?:parents|mom|dad|family|brother|sister)|equipo|torneo|viaje|campamento|conferencia|retiro|congreso|gira|partido|competencia|concierto|boda|vacaciones|todos|todas|los demas|las demas|mis (?:papas|padres|hermanos)|mi (?:mama|familia)) /;

/** What takes the child out of the group. */
const APART =
  / (?:alone|just (?:me|us two|the two of us)|only (?:me|us two)|by myself|same (?:bed|room)|his (?:room|bed)|hotel room for us|a solas|sola|solo conmigo|los dos|su (?:cuarto|cama|habitacion)|misma (?:cama|habitacion)) /;

/** What adults do for the young in a church, a school or a team. */
const ORDINARY =
  / (?:bapti[sz]\w*|confirm\w*|bible|book|verses?|psalms?|proverbs|genesis|preach\w*|teach\w*|taught|pray(?:s|ed) for|homework|bautiz\w+|biblia|libro|versiculos?|salmos?|predic\w+|ensen\w+|or[ao] por|tarea|regalo una?) /;

const deedsBy = (deeds: readonly string[]) => ({
  direct: new RegExp(` ${ADULT} (?:(?!${PEER} )\\w+ ){0,7}?(?:${deeds.join('|')})(?= )`),
  anyhow: new RegExp(` (?:${deeds.join('|')})(?= )`),
});
const DEEDS = deedsBy(DEED);
const PLACES = deedsBy(PLACE);
const NAMES_ADULT = new RegExp(` ${ADULT} `);
const NAMES_PEER = new RegExp(` ${PEER} `);

/** Whether a writer says, in any of the sentences of plain words, that they are under 18 or at school. */
export const saysMinor = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => MINOR.test(sentence));

/**
 * Whether a writer under 18 tells of an adult with authority who does with them what no adult may do with a child.
 *
 * @param sentences in plain words
 */
export function isGroomed(sentences: readonly string[]): boolean {
  return saysMinor(sentences) && sentences.some((_, index) => tellsOfDeed(sentences, index));
}

/**
 * Whether a child tells of no more than what adults do for the young (“I am fifteen and my pastor baptised me”): the
 * classifier has seen an age beside an adult mostly where the one abuses the other.
 *
 * @param sentence in plain words
 */
export const isOrdinaryForMinor = (sentence: string): boolean =>
  saysMinor([sentence]) &&
  NAMES_ADULT.test(sentence) &&
  (ORDINARY.test(sentence) || GROUP.test(sentence)) &&
  !APART.test(sentence) &&
  !isGroomed([sentence]);

/** A deed is often told in the sentence after the one that names the adult. */
function tellsOfDeed(sentences: readonly string[], index: number): boolean {
  const told = sentences.slice(index, index + 2).join('');
  if (!NAMES_ADULT.test(told)) return false;
  const isBy = ({ direct, anyhow }: typeof DEEDS) =>
    direct.test(told) || (!NAMES_PEER.test(told) && anyhow.test(told));
  return isBy(DEEDS) || (isBy(PLACES) && (!GROUP.test(told) || APART.test(told)));
}
