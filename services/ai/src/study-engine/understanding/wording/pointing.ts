import type { Language } from '@word-unfolded/domain';

/** Questions that ask the same of a part of the Bible: "And in the Psalms?" */
export const NARROWING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |or |also )?(?:what about |how about )?(?:(?:is|are) there |do you have |give me |show me )?(?:(?:any|some|one|anything|something|a verse|verses|passages)(?: (?:verses?|passages?|ones?|more|else))? )?(?:in|from) (?:the )?(?:book of )?(?:[1-3] )?\w+(?: \w+)?$/,
  es: /^(?:y |o |tambien )?(?:(?:hay|tienes|dame|muestrame|existe) )?(?:(?:(?:algun[oa]?s?|algo|un[oa]?|otr[oa])(?: (?:versiculos?|pasajes?|textos?|mas))? )?(?:en|segun)|(?:algun[oa]?|un[oa]?|otr[oa])(?: (?:versiculo|pasaje|texto|mas))? (?:de|del)) (?!que\b|quien|cual|donde|cuant)(?:el |la |los |las )?(?:libro de )?(?:[1-3] )?\w+(?: \w+)?$/,
};

/** Questions that ask the same of a writer: "What did Paul say about it?" */
export const OF_WRITER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:say|says|said|teach|teaches|write|writes|wrote) (?:about|on|of) (?:it|this|that)$/,
  es: /\b(?:dice|dijo|ensena|escribe|escribio) (?:\w+ ){0,2}(?:de|sobre) (?:eso|esto|ello)$/,
};

/** Questions of an age are not for a relative, although they may name one: "How old was she when she had her son?" */
export const OF_AGE: Readonly<Record<Language, RegExp>> = {
  en: /\bhow old\b/,
  es: /\bque edad\b|\bcuantos anos tenia\b/,
};

/** Words that point back to the subject of the turn before. */
export const POINTING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|but|so|then|what about)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) one$|\b(?:he|she|they|him|her|them|his|their|it|its|this|that|those|these|there)\b/,
  es: /^(?:y|pero|entonces)\b|^cual (?:es|fue|era) (?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|ultim[oa])$|\b(?:el|ella|ellos|ellas|su|sus|le|les|lo|esto|eso|ese|esa|alli|ahi)\b/,
};

/** Words that point to what was told, and to nobody in it: "How do I apply this?" */
export const OF_IT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:apply|practi[cs]e|live|do) (?:it|this|that)\b/,
  es: /\b(?:lo|esto|eso) (?:aplic|pong|practic|viv)\w*|\b(?:aplic|practic|viv)\w* (?:esto|eso)\b/,
};

/** Spanish leaves out its pronouns: "¿Cómo murió?", "¿De dónde era?" */
export const WITHOUT_SUBJECT =
  /^(?:y |pero |entonces )*(?:como|donde|cuando|por que|para que|cuant[oa]s|que|de donde|(?:a|con|de|en) que|era|fue|es|tuvo|tenia|estaba|hizo)\b/;
/** A verb alone, which says of the one before what was done: “¿Fue?”, “¿Se arrepintió?”, “¿Vuelve a aparecer?” */
export const OF_ITS_DEED =
  /^(?:y |pero )?(?:no )?(?:(?:se|lo|le|les) \w+(?:o|aron|ieron|aba|ia)|fue|pudo|quiso|obedecio|llego|regreso|murio|sobrevivio|acepto|\w+[eao] a \w+(?:ar|er|ir))(?: (?:alguna vez|otra vez|de nuevo|despues|antes))?$/;

/** Whether the one before is somebody else: “Is he Jesus?” */
export const IS_SOMEBODY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:is|was) (?:he|she) (?:really |maybe |actually )?(?:the |a )?[a-z]+(?: [a-z]+)?$/,
  es: /^(?:y )?(?:es|era|fue) (?:el |la |acaso )?(?:jesus|cristo|dios|el mesias|[a-z]+ mism[oa])$/,
};

/** “And Paul?” after a subject asks what he says of it. */
export const FEWEST_OF_WRITER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|what about|how about) (?:what (?:does|did|about) )?(?:the apostle )?[a-z]+(?: say)?$/,
  es: /^(?:y|que hay de|que tal) (?:que dice )?(?:el apostol )?[a-z]+(?: que (?:dijo|dice|ensena|enseno|opina|piensa))?$/,
};
