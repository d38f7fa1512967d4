import type { Language } from '@word-unfolded/domain';

/** Words of death, wounds and punishment. */
const GRIM: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:kill(?:s|ed|ing)?|slain|slew|slay|dead|death|died|dies?|corpses?|worms|hang(?:s|ed)|burn(?:ed|t)|behead(?:s|ed)|struck|blood|murder\p{L}*|destroy(?:s|ed)?|perish\p{L}*|curse[ds]?|stoned|eunuchs|violence|dogs|cuttings)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mat(?:ar|ó|aron|o|aba)|muert[oea]s?|mur(?:ió|ieron)|muere|cadáver(?:es)?|gusanos|ahorc\p{L}+|quemad[oa]s?|decapit\p{L}+|hirió|sangre|asesin\p{L}+|destru\p{L}+|perec\p{L}+|maldi\p{L}+|apedre\p{L}+|eunucos|violencia|perros|rasguñ\p{L}+|sajad\p{L}+)(?!\p{L})/iu,
};

/**
 * Whether a text tells of death or punishment although a question does not: what only shares a word with it is cruel as its
 * answer.
 */
export function isGrim(text: string, question: string, language: Language): boolean {
  return GRIM[language].test(text) && !GRIM[language].test(question);
}

/** What somebody tells or asks of themselves: “my dog died”, “mi novio me dejó”. */
const OF_MYSELF: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|i['’]?m|my|me|mine|our|we|us)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|mis?|me|conmigo|nuestr[oa]s?|nos|estoy|tengo|ando)(?!\p{L})/iu,
};

export const isOfMyself = (question: string, language: Language) => OF_MYSELF[language].test(question);
