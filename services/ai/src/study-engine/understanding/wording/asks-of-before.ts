import type { Language } from '@word-unfolded/domain';

/** “What was her name?” after somebody was named. */
export const ASKS_FOR_NAME: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?what (?:is|was|were) (?:his|her|their) names?$|^(?:and )?what (?:is|was) (?:he|she) called$/,
  es: /^(?:y )?como se llam(?:a|aba|o|aban|an)(?: (?:el|ella|ellos|ellas))?$|^(?:y )?cual (?:es|era) su nombre$/,
};

/** “Why is he important?” after somebody was told of. */
export const ASKS_IMPORTANCE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?(?:why|what) (?:is|was|are|were|s) (?:he|she|it|they|this|that)(?: so| most| best)? (?:important|known|famous|remembered|significant|special)(?: for)?$|^(?:and )?why does (?:he|she|it|this|that) matter$/,
  es: /^(?:y )?(?:por que|por que razon|en que) (?:es|era|fue|son|eran|fueron) (?:tan |mas )?(?:importantes?|conocid[oa]s?|famos[oa]s?|recordad[oa]s?|especial(?:es)?)$|^(?:y )?por que importa$/,
};

/** What follows a story that is told in a clause. */
export const AFTER_STORY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?what (?:happened|happens|came|comes|did \w+ do)(?: right| just| immediately| next)? after ((?:\w+ )+\w+)$/,
  es: /^(?:y )?que (?:paso|pasa|sucedio|ocurrio|hizo \w+)(?: justo)? (?:despues|luego) de(?: que)? ((?:\w+ )+\w+)$/,
};

/** Questions of one of several things that were told. */
export const ONE_OF_SEVERAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?(?:what (?:is|was|does|did|about)|explain|tell me about) (?:was said to )?the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: one)?(?: (?:mean|say|stand for|represent))*$/,
  es: /^(?:y )?(?:(?:que (?:significa|es|dice|pasa con|representa)|explica(?:me)?|cual (?:es|fue)) )?(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|ultim[oa])$/,
};
