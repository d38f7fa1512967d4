import type { Language } from '@word-unfolded/domain';

/** What is said before a question or a wish out of politeness. */
const BEFORE =
  /^[\s¿¡]*(?:(?:please|hi|hello|hey|ok|okay|so|well|sorry|excuse me|good (?:morning|evening|afternoon)|por favor|porfa|hola|oye|bueno|buenas|buenos d[ií]as|buenas tardes|disculpa|perdona?)[\s,.:!]+)*/iu;

/** A wish to learn of somebody or something, whose end names it: “I'd like to know more about Esther”. */
const TO_LEARN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|teach|inform) (?:me|us)|i(?: would|['’]?d) (?:like|love) to (?:know|learn|hear|read|understand)|i (?:want|wish|need|wanted) to (?:know|learn|hear|read|understand)|i(?:['’]m| am) (?:interested|curious)|let['’]?s talk|(?:give|tell) me (?:some(?:thing)?|info|information|details)|(?:do you have |any )?(?:info|information))(?: (?:a (?:bit|little)|something|some|more|everything|all))*(?: more)?)(?: please)? (?:about|of|on|in) (?=\p{L}|\d)/iu,
  es: /^(?:(?:me (?:puede[ns]?|podr[ií]as?|podr[ií]an) (?:decir|contar|hablar|explicar)|(?:puede[ns]?|podr[ií]as?) (?:decir|contar|hablar|explicar)me|(?:me gustar[ií]a|quiero|quisiera|necesito|deseo) (?:saber|conocer|aprender|o[ií]r|leer|entender)|me interesa(?:r[ií]a)?|tengo curiosidad|dame (?:informaci[oó]n|datos|detalles)|inf[oó]rmame)(?: (?:algo|un poco|m[aá]s|todo))*)(?: por favor)?(?: (?:de|del|sobre|acerca de|acerca del|a|al|lo de))? (?!(?:si|que|qu[eé]|qui[eé]n(?:es)?|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|por|para|en|con|a|de|un|una|alg[uú]n|alguna|vers[ií]culos?|pasajes?|textos?)(?!\p{L}))(?=\p{L}|\d)/iu,
};

/** A wish to be told what a question asks. */
const TO_TELL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:(?:can|could|would|will) (?:you|u)|do you (?:know|happen to know)|i(?: would|['’]?d) (?:like|love) (?:you )?to|i (?:want|need) (?:you )?to|i(?:['’]m| am) (?:wondering|trying to (?:find out|understand|remember))|i (?:wonder|was wondering|do not know|don['’]?t know|can['’]?t remember)|tell me|let me know)(?: (?:please|kindly))?(?: (?:tell|explain|show|know|help|understand|ask)(?: to)?(?: (?:me|us))?)?(?: understand)?)(?:,? please)?[\s,:]+(?=(?:who|whom|what|where|when|why|how|which)(?!\p{L}))/iu,
  es: /^(?:(?:me )?(?:puede[ns]?|podr[ií]as?|podr[ií]an) (?:decir|explicar|contar|ayudar a saber)(?:me)?|(?:quiero|quisiera|necesito|me gustar[ií]a|deseo) (?:saber|que me (?:digas?|expliques?|cuentes?))|(?:me )?pregunto|(?:no )?(?:sabes?|s[eé]|recuerdo)|dime|dinos|me (?:dices|explicas|cuentas))(?:,? (?:por favor|porfa(?:vor)?|pls))?[\s,:]+(?=¿?(?:(?:a|con|de|en|por|para) )?(?:qui[eé]n(?:es)?|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|q)(?!\p{L}))/iu,
};

/** “…where Jesus was born” within a sentence: the verb of the question comes after its subject. */
const VERB_AFTER =
  /^(where|when|why|how) (?!(?:is|are|was|were|do|does|did|many|much|long|old|can|could|has|have|had|should|would|will)(?!\p{L}))((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) (is|are|was|were)(?!\p{L})/iu;

/** A wish for the passages of a talk: “I preach on anger on Sunday, which verses do I use?” */
const TO_PREACH: Readonly<Record<Language, RegExp>> = {
  en: /^i(?:['’]?m| am|['’]?ll be| will be| have to| need to)? (?:preach(?:ing)?|teach(?:ing)?|speak(?:ing)?|giving a (?:talk|sermon|devotional|lesson)) (?:(?:next|this) \p{L}+ |on \p{L}+day )?(?:on|about) ([^,.;:?]{3,50}?)(?: (?:next|this|on) \p{L}+)?[,.;:]? (?:and )?(?:which|what) (?:bible )?(?:passages?|verses?|texts?|scriptures?)(?!\p{L}).*$/iu,
  es: /^(?:voy a |estoy |tengo que |me toca |quiero )?(?:predico|predicar|predicando|enseño|enseñar|enseñando|hablo|hablar|doy una (?:clase|charla|plática)|dar una (?:clase|charla|plática)) (?:sobre|acerca de|de) ([^,.;:?]{3,50}?)(?: (?:el|este|esta|la) (?:próxim[oa] )?(?:domingo|semana|viernes|sábado|lunes|jueves|miércoles|martes|mes))?[,.;:]? (?:y )?¿?(?:qué|que|cuáles|con qué) (?:pasajes?|textos?|vers[ií]culos?|citas?)(?!\p{L}).*$/iu,
};

/** What is not understood: “I don't understand Genesis 6:2”, if something is named. */
const NOT_UNDERSTOOD: Readonly<Record<Language, RegExp>> = {
  en: /^i (?:(?:really |just |still )?(?:do not|don['’]?t|cannot|can['’]?t) (?:really |quite )?(?:understand|get)|have (?:trouble|difficulty) (?:understanding|with)|(?:am|was) confused (?:by|about)) (?!(?:it|this|that|what|why|how|who|when|where|the point|you|if|enough|along|over|to|rid)(?!\p{L}))(?=\p{L}|\d)/iu,
  es: /^(?:(?:yo )?no (?:entiendo|comprendo|entend[ií]|me queda claro)(?: bien| muy bien)?|me cuesta (?:entender|comprender)|estoy confundid[oa] con) (?!(?:eso|esto|nada|bien|qu[eé]|por|c[oó]mo|qui[eé]n|a|lo|si|te|mi|mis)(?!\p{L}))(?=\p{L}|\d)/iu,
};

/** Books that are called by those to whom they were written, or by what they hold: who wants to understand them means the book. */
const CALLED_BY_PEOPLE =
  /^(?:[12] )?(?:romanos|corintios|gálatas|efesios|filipenses|colosenses|tesalonicenses|hebreos|hechos|proverbios|salmos|números|jueces|reyes|crónicas)[\s.?!]*$/iu;

/** Something is told of only if it stands alone; “I want to know about Ruth and why she left” asks a question of its own. */
const ASKS =
  /(?<!\p{L})(?:who|what|when|where|why|how|which|quién(?:es)?|qué|cuándo|dónde|cómo|cuál(?:es)?|cuánt[oa]s?)(?!\p{L})/iu;

/**
 * A wish as the question that it stands for: “hi, I'd like to know about Esther” asks to be told of her, “no entiendo Juan
 * 3:5” asks for an explanation. Any other text is left as it is.
 */
export function withoutWish(question: string, language: Language): string {
  const own = question.replace(BEFORE, '');
  const preached = TO_PREACH[language].exec(own.trim())?.[1];
  if (preached) return `${language === 'en' ? 'verses about' : 'versículos sobre'} ${preached}`;
  const asked = own.replace(TO_TELL[language], '');
  if (asked !== own) return `${asked.replace(/[\s?.!]*$/u, '').replace(VERB_AFTER, '$1 $3 $2')}?`;
  const forms = [
    [TO_LEARN[language], language === 'en' ? 'Tell me about ' : 'Háblame de '],
    [NOT_UNDERSTOOD[language], language === 'en' ? 'Explain ' : 'Explica '],
  ] as const;
  for (const [form, asks] of forms) {
    const rest = own.replace(form, '');
    if (rest !== own && language === 'es' && CALLED_BY_PEOPLE.test(rest))
      return `Háblame del libro de ${rest}`;
    if (rest !== own && !ASKS.test(rest))
      return `${asks}${rest}`.replace(/^Háblame de el(?= )/u, 'Háblame del');
  }
  return question;
}
