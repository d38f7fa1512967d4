import type { Language } from '@word-unfolded/domain';

/**
 * The question itself: without politeness, without who said it or for whom a verse is wanted, and without a wish for a
 * short answer. “Please, can you tell me a verse for my sister's birthday?” asks for a verse for a birthday.
 */
export function coreOfQuestion(question: string): string {
  return withoutRecipient(plainlyWritten(question))
    .replace(NOT_BEING, '$1 ')
    .replace(GRACE.en, 'a prayer before a meal')
    .replace(GRACE.es, 'una oración antes de comer')
    .replace(BLESSING.en, 'a prayer of blessing for ')
    .replace(BLESSING.es, 'una oración de bendición para ')
    .replace(TOOK_PLACE.en, 'who was $1 successor')
    .replace(TOOK_PLACE.es, 'quién fue $1 sucesor')
    .replace(CAME_AFTER.en, 'who was their successor')
    .replace(CAME_AFTER.es, 'quién fue su sucesor')
    .replace(LIVING.en, (_, of?: string, whose?: string) => `was ${whose ?? possessiveOf(of!)} occupation`)
    .replace(LIVING.es, 'qué oficio tenía')
    .replace(LISTS.en, 'names of the ')
    .replace(LISTS.es, 'nombres de $1 ')
    .replace(NAME_OF, 'the name of $1')
    .replace(POLITE, ' ')
    .replace(HEARD, ' ')
    .replace(IS_IT_TRUE, (said, at: number, whole: string) =>
      at > 0 && wordsBefore(whole, at) >= CLAIM ? ' ' : said,
    )
    .replace(WORK, '$1 work')
    .replace(/(?<![\p{L}])AI(?![\p{L}])/gu, 'artificial intelligence')
    .replace(COLLOQUIAL.es, 'qué es ')
    .replace(COLLOQUIAL.en, 'what is ')
    .replace(KNOWN_FOR.en, 'who was $1')
    .replace(KNOWN_FOR.es, 'quién fue $1')
    .replace(SHORTLY, '')
    .replace(AT_THE_END, '')
    .replace(BEGINS_AT_THE_END, '')
    .replace(MERELY_SAID, '');
}

/** How people write to friends, and what it stands for. */
const TEXTING: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’'])(?:wat|wut)(?!\p{L})/giu, 'what'],
  [/(?<![\p{L}’'])(?:dat|tha)(?!\p{L})/giu, 'that'],
  [/(?<![\p{L}’'])bout(?!\p{L})/giu, 'about'],
  [/(?<![\p{L}’'])(what|who|where|when|how|why)s(?= \p{L})/giu, '$1 is'],
  [/(?<![\p{L}’'])cuz(?!\p{L})/giu, 'because'],
  [/(?<![\p{L}’'])rite with(?!\p{L})/giu, 'right with'],
  [
    /(?<![\p{L}’'])(?:if|when|cause) ur (?=an? |(?:christian|sad|afraid|sick|married|single)(?!\p{L}))/giu,
    'if you are ',
  ],
  [/(?<=\p{L} )ur(?= \p{Ll})/gu, 'your'],
  [/(?<![\p{L}’'])u(?= (?:are|have|think|know|can|should|need|get|go|do)(?!\p{L}))/giu, 'you'],
  [/(?<![\p{L}’'])(?:4 real|fr|4real)(?!\p{L})/giu, 'real'],
  [/^\s*(?:yo|bro|dude|hey|man|so|ok|um+|oye|wey|güey|bro)[\s,]+(?=\p{L}+\s+\p{L})/iu, ''],
  [/(?<=\p{L} )(?:that )?(?:dude|guy)(?= (?:that|who)(?!\p{L}))/giu, 'the man'],
  [/[\s,]+(?:lol|lmao|haha+|jaja+|xd|bro|dude|man|wey)[\s?.!]*$/iu, ''],
  [/(?<![\p{L}’'])weed(?!\p{L})(?=[\s?.!]*$)/giu, 'marijuana'],
  [
    /(?<!\p{L})first (?=(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john)(?!\p{L}))/giu,
    '1 ',
  ],
  [
    /(?<!\p{L})second (?=(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john)(?!\p{L}))/giu,
    '2 ',
  ],
  [/(?<!\p{L})third (?=john(?!\p{L}))/giu, '3 '],
  [
    /(?<!\p{L})primera (?:de |a (?:los )?)?(?=(?:samuel|reyes|cr[oó]nicas|corintios|tesalonicenses|timoteo|pedro|juan)(?!\p{L}))/giu,
    '1 ',
  ],
  [
    /(?<!\p{L})segunda (?:de |a (?:los )?)?(?=(?:samuel|reyes|cr[oó]nicas|corintios|tesalonicenses|timoteo|pedro|juan)(?!\p{L}))/giu,
    '2 ',
  ],
  [/(?<!\p{L})(?:xq|x q|pq|porq)(?!\p{L})/giu, 'por qué'],
  [/(?<!\p{L})(?:q|k)(?= \p{L})/gu, 'que'],
  [/(?<!\p{L})x(?= (?:mi|el|la|los|las|un|una|favor)(?!\p{L}))/giu, 'por'],
  [/(?<!\p{L})(?:tb|tmb|tbn)(?!\p{L})/giu, 'también'],
];

/** A question without the short forms of messages and what is only said among friends. */
export function plainlyWritten(question: string): string {
  return TEXTING.reduce((text, [form, word]) => text.replace(form, word), question);
}

/**
 * A wish for a verse without the person for whom it is, if something else is said: the occasion finds the verse, and not
 * the relative.
 */
function withoutRecipient(question: string): string {
  if (WISHES_PRAYER.test(question)) {
    const plain = question.replace(PRAYED_FOR.en, ' for somebody ').replace(PRAYED_FOR.es, ' por alguien ');
    return HAS_REASON.test(plain.replace(WISHES_PRAYER, ' ')) ? plain : question;
  }
  if (!WISHES_VERSE.test(question)) return question;
  const without = question.replace(RECIPIENT.en, ' ').replace(RECIPIENT.es, ' ');
  return HAS_OCCASION.test(without.replace(WISHES_VERSE, ' ')) ? without : question;
}

/** A wish for a prayer. */
const WISHES_PRAYER =
  /^[\s¿]*(?:please |can you |could you |would you |por favor |puedes |podr[ií]as )*(?:(?:say |write |give me )?a prayer|pray|orar?|oremos|rezar?|(?:haz |dame |escribe )?una oraci[oó]n)(?!\p{L})/iu;

/** The relative for whom somebody prays. */
const PRAYED_FOR: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})for (?:my|our) (?:\p{L}+[- ])?(?:mother|mom|mum|mama|dad|father|parents?|son|daughter|kids?|child(?:ren)?|husband|wife|brother|sister|friends?|grand(?:ma|pa|mother|father|son|daughter|parents)|uncle|aunt|cousin|nephew|niece|boss|colleague|neighbou?r)(?!\p{L})(?!['’]s)/iu,
  es: /(?<!\p{L})por (?:mis?|nuestr[oa]s?) (?:mam[áa]|madre|pap[áa]|padres?|hij[oa]s?|niñ[oa]s?|marido|espos[oa]|herman[oa]s?|amig[oa]s?|abuel[oa]s?|niet[oa]s?|t[íi][oa]s?|prim[oa]s?|sobrin[oa]s?|jef[ea]|compañer[oa]s?|vecin[oa]s?|novi[oa])(?!\p{L})/iu,
};

/** What is said of them beside that they are prayed for. */
const HAS_REASON =
  /(?<!\p{L})(?:who|that|has|have|is|was|having|going|starts?|starting|before|after|with|que|tiene|est[áa]|va|empieza|antes|con)\s+(?:\p{L}+\s+)*\p{L}{4,}/iu;

const WISHES_VERSE = /(?<!\p{L})(?:verses?|scriptures?|vers[ií]culos?|pasajes?)(?!\p{L})/iu;

/** For whom a verse is wanted. Whose birthday it is says no more than for whom the verse is. */
const RECIPIENT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:for|to|of) (?:my|our) (?:\p{L}+[- ])?(?:mother|mom|mum|mama|dad|father|parents?|son|daughter|kids?|child(?:ren)?|husband|wife|brother|sister|friends?|grand(?:ma|pa|mother|father|son|daughter|parents)|uncle|aunt|cousin|nephew|niece|boss|coworker|colleague|teacher|pastor|neighbou?r|(?:boy|girl)friend|fianc[ée]e?|god(?:son|daughter|child))(?:['’]?s)?(?!\p{L})/giu,
  es: /(?<!\p{L})(?:para|de|a) (?:mis?|nuestr[oa]s?) (?:\p{L}+ )?(?:mam[áa]|mami|madre|pap[áa]|padres?|hij[oa]s?|niñ[oa]s?|marido|espos[oa]|herman[oa]s?|amig[oa]s?|abuel[oa]s?|niet[oa]s?|t[íi][oa]s?|prim[oa]s?|sobrin[oa]s?|jef[ea]|compañer[oa]s?|maestr[oa]|profesora?|pastora?|vecin[oa]s?|novi[oa]|ahijad[oa]|suegr[oa])(?!\p{L})/giu,
};

/** Something is left that a verse can be for, beside the words with which one asks. */
const HAS_OCCASION =
  /(?<!\p{L})(?!(?:give|send|tell|show|need|want|would|like|please|some|good|nice|bible|that|which|from|what|dame|manda|quiero|necesito|algun|algún|alguna|bonito|buen|bueno|biblia|bíblico|para|por|favor|una|que|qué|cual|cuál)(?!\p{L}))\p{L}{3,}/iu;

/** A verse about not being anxious is one about anxiety. */
const NOT_BEING =
  /(?<=^.*)((?<!\p{L})(?:verses?|scriptures?|passages?|vers[ií]culos?|pasajes?|textos?) (?:about|on|for|to|when|para|sobre|de))\s+(?:not (?:being |to be |feeling )?|no (?:estar |ser |sentir(?:me|se)? )?)/iu;

/** Grace before a meal is a prayer. */
const GRACE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:please )?(?:say (?:the )?grace|(?:bless|pray over) (?:this|the|our|my) (?:food|meal|dinner|lunch|breakfast))(?:\s.*)?$/iu,
  es: /^[\s¿]*(?:por favor )?bend(?:ice|iga|igamos|ecir) (?:la comida|los alimentos|la mesa|esta comida|estos alimentos)(?:\s.*)?$/iu,
};

/** A blessing for something is a prayer. */
const BLESSING: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:write |give |say )?(?:me )?(?:a|the) blessing (?:for|over|of) (?=(?:my|our|the|a|this)(?!\p{L}))/iu,
  es: /^[\s¿]*(?:escribe|dame|di)? ?(?:una|la) bendici[oó]n (?:para|por|de|sobre) (?=(?:mi|nuestr[oa]|el|la|un|una|est[ea])(?!\p{L}))/iu,
};

/** Who took somebody's place succeeded them. */
const TOOK_PLACE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and )?who (?:took|filled|got) (his|her|their|\p{L}+['’]s) (?:place|throne|position|job)(?=[\s?.!]*$)/iu,
  es: /^[\s¿]*(?:y )?qui[eé]n (?:ocup[oó]|tom[oó]) (su) (?:lugar|puesto|trono|cargo)(?=[\s?.!]*$)/iu,
};

/** The same of somebody who was named before: “Who ruled after him?”, “¿Quién le siguió?” */
const CAME_AFTER: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and |so )?who (?:(?:took over|came|ruled|reigned|was (?:the )?(?:next )?king|became king|was king|led(?: them| israel)?|followed)(?: (?:right )?after (?:him|her|that)| next| then)|(?:succeeded|followed|replaced) (?:him|her)|took over(?: from (?:him|her))?|was next)(?=[\s?.!]*$)/iu,
  es: /^[\s¿]*(?:y )?qui[eé]n (?:(?:l[eo]|la) (?:sigui[oó]|sucedi[oó]|reemplaz[oó]|sustituy[oó])(?: (?:en el (?:trono|cargo)|como rey|despu[eé]s))?|(?:rein[oó]|gobern[oó]|vino|mand[oó]|fue (?:el )?rey|fue (?:el )?siguiente)(?: (?:despu[eé]s(?: de (?:él|el|ella|eso))?|luego|tras (?:él|el))))(?=[\s?.!]*$)/iu,
};

const possessiveOf = (of: string) =>
  ({ he: 'his', she: 'her', they: 'their' })[of.toLowerCase()] ?? `${of}'s`;

/** What somebody did for a living. */
const LIVING: Readonly<Record<Language, RegExp>> = {
  en: /(?<=^\s*(?:and )?what )(?:did (he|she|\p{L}+) do for (?:a living|work)|was (his|her|\p{L}+['’]s) (?:job|profession|trade|line of work))(?=[\s?.!]*$)/iu,
  es: /(?<=^[\s¿]*(?:y )?)(?:a qu[eé] se dedicaba|en qu[eé] trabajaba|de qu[eé] (?:trabajaba|viv[ií]a)|qu[eé] (?:profesi[oó]n|trabajo) ten[ií]a)(?= |[?.!]*$)/iu,
};

/** A wish for a list asks for names: “Name the judges” */
const LISTS: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:please )?(?:can you )?(?:name|list)(?: all)?(?: of)? the (?=\p{L})/iu,
  es: /^[\s¿]*(?:por favor )?(?:nombr[ae](?:me)?|enumera|lista)(?: a)?(?: todos| todas)? (los|las) (?=\p{L})/iu,
};

/** “His master’s name” asks for his master. */
const NAME_OF = /(?<!\p{L})((?:his|her|their) \p{L}+(?:-in-law)?)['’]s? name(?!\p{L})/iu;

/** For what somebody or something is known asks who or what they are: “What is Lystra known for?” */
const KNOWN_FOR: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:what|why) (?:is|was|are|were) ((?:\p{L}|['’ -])+?) (?:best |most |so |mostly |mainly )?(?:known|famous|remembered|notable|important|significant|special)(?: for)?(?: in (?:the bible|scripture))?[\s?.!]*$/iu,
  es: /^[\s¿]*(?:por qu[eé]|qu[eé]) (?:es|era|fue|son|fueron) (?:tan |m[aá]s )?(?:conocid|famos|recordad|important|notabl|especial)[oae]?s? ((?:\p{L}| )+?)(?: en la biblia)?[\s?.!]*$/iu,
};

/** When something was done in a story: “Why was he angry at the end?” */
const AT_THE_END =
  /(?<=^[\s¿¡]*(?:and |y )?(?:why|how|where|who|did|por qu[eé]|c[oó]mo|d[oó]nde|qui[eé]n)\s.*\p{L})[\s,]+(?:al final|al fin|at the (?:very )?end|in the end|finally|finalmente)[\s?.!]*$/iu;

/** The same before the question: “¿Al final fue?” */
const BEGINS_AT_THE_END =
  /^[\s¿¡]*(?:and |but |y |pero )?(?:al final|al fin|por fin|finalmente|in the end|finally)[\s,]+(?!(?:de|del|of)(?!\p{L}))(?=\p{L})/iu;

/** Words that a short question may end with, and that say nothing: “Why though?”, “¿Por qué, pues?” */
const MERELY_SAID =
  /(?<=^[\s¿¡]*(?:(?:and|but|so|y|pero) )?(?:why|how|who|when|where|what|por qu[eé]|c[oó]mo|qui[eé]n|cu[aá]ndo|d[oó]nde))[\s,]+(?:though|tho|exactly|then|anyway|actually|really|come|so|pues|entonces|exactamente|realmente)[\s?.!]*$/iu;

/** What is said before a question out of politeness. */
const POLITE =
  /^[\s¿¡]*(?:(?:please|hi|hello|hey|ok|so|well|then|sorry|seriously|anyway|perd[oó]n|disculpa|ya en serio|en serio|a ver|por favor|hola|oye|bueno|entonces|pues)[\s,.:!]+)*(?:(?:(?:can|could|would|will) you |please |i (?:want|would like|need) (?:you )?to )+(?:please )?(?:tell|explain|show|know|help)(?: (?:to )?me)?(?: understand)?|tell me|do you know|(?:me )?(?:puedes|podr[ií]as|puede) (?:decir|explicar|contar)(?:me)?|quiero saber|quisiera saber|me gustar[ií]a saber|sabes|dime)?[\s,:]+(?=(?:who|what|where|when|why|how|which|is|are|was|were|did|does|do|can|should|¿|qui[eé]n|qu[eé]|d[oó]nde|cu[aá]ndo|por qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt[oa]s)(?:[^\p{L}]|\p{L}*\s))/iu;

/** How long an answer should be, and thanks in advance, say nothing about the subject. */
const SHORTLY =
  /[\s,]+(?:in (?:short|brief|a nutshell|a few words)|briefly|shortly|pl[sz]+|please|porfa(?:vor|s)?|por favor|resumid[oa]|en (?:resumen|breve|pocas palabras)|brevemente)[\s?.!]*$/iu;

/** A job is no Job. */
const WORK =
  /(?<!(?:lost|losing|lose|find|finding|need|needs|new) )(?<!\p{L})(his|her|my|your|their|our|new|good|daily|day) job(?!\p{L})/giu;

/** How people ask among friends what something is: “¿Qué onda con el 666?” */
const COLLOQUIAL: Readonly<Record<Language, RegExp>> = {
  en: /^[\s]*(?:so )?what(?:[’']s| is) (?:the deal|up|the story|the thing|it) with\s+/iu,
  es: /^[\s¿¡]*(?:y )?qu[eé] (?:onda|rollo|pedo|pex|hay|pasa|tal|cosa es eso) (?:con|de)\s+/iu,
};

/** How large or how frequent something is: what Scripture says of tattoos it says of small ones. */
const QUALIFIERS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:small|little|tiny|big|huge|occasional(?:ly)?|normal|ordinary|regular|simple|certain|too much|a lot of|so much|all the time|once in a while|now and then|sometimes|at home|at work|at school|nowadays|these days|in public|in private|modern|today[’']?s|teenage|really|actually|very)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:pequeñ[oa]s?|pequeñit[oa]s?|grandes?|enormes?|discret[oa]s?|normales|comunes|simples?|ciert[oa]s|demasiad[oa]s?|tant[oa]s?|de vez en cuando|a veces|todo el tiempo|en casa|en el trabajo|en la escuela|en público|en privado|modern[oa]s?|actuales|hoy en día|de hoy|realmente|muy)(?!\p{L})/giu,
};

/** A question without such words. */
export function withoutQualifiers(question: string, language: Language): string {
  return question.replace(QUALIFIERS[language], ' ').replace(/\s+/gu, ' ').trim();
}

/** By whom something was heard, and whether it is so: what was heard is asked about. */
const HEARD =
  /^[\s¿¡]*(?:(?:my|a) (?:friend|pastor|mom|mother|dad|father|teacher|neighbou?r|coworker|brother|sister|boss|colleague) (?:says|said|told me|thinks|claims)(?: that)?|i (?:heard|read|was told)(?: that)?|(?:some(?:one|body|body else)|people|they) (?:says?|said|told me|claims?)(?: that)?|is it true that|(?:mi|un|una) (?:amig[oa]|pastor|mam[áa]|madre|pap[áa]|padre|profesora?|vecin[oa]|herman[oa]|jef[ea]|colega) (?:dice|dijo|me dijo|piensa|cree) que|me (?:dijeron|han dicho) que|(?:o[íi]|le[íi]|escuch[ée]|dicen) que|es (?:verdad|cierto) que)\s+(?=\p{L}+\s+\p{L})/iu;
/** Fewer words are no claim: “Is the Bible true?” asks about the Bible. */
const CLAIM = 3;
const wordsBefore = (text: string, at: number) => text.slice(0, at).match(/\p{L}+/gu)?.length ?? 0;

const IS_IT_TRUE =
  /[\s,.;]+(?:is (?:that|this|it|he|she) (?:true|right|so|correct|wrong)|¿?ser[áa]|are they (?:right|wrong)|(?:¿?(?:tiene|tienen) razón)|right|¿?(?:es|ser[áa]) (?:eso |esto )?(?:verdad|cierto)|¿?verdad)\s*\?*\s*$/iu;
