import type { Language } from '@word-unfolded/domain';

/** Where a second question begins: “Who was Paul, and where was he born?” */
const SECOND: Readonly<Record<Language, RegExp>> = {
  en: /[\s,;?]+and (?=(?:who|what|where|when|why|how|which|did|was|were|does|is)\b)/iu,
  es: /[\s,;?]+y (?=¿?(?:(?:a|con|de|en|por|para) )?(?:qui[eé]n(?:es)?|qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|tuvo|muri[oó]|naci[oó]|vivi[oó]|se cas[oó])(?!\p{L}))/iu,
};

/** How a question begins that may be followed by a second one. */
const FIRST: Readonly<Record<Language, RegExp>> = {
  en: /^(?:who|what|where|when|why|how|which|did|was|were|is)\b/iu,
  es: /^¿?(?:(?:a|con|de|en|por|para) )?(?:qui[eé]n(?:es)?|qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?)(?!\p{L})/iu,
};

/** Whether a text asks: it begins so, or has a word that asks later, “Esther was married to which king”. */
const asks = (text: string, language: Language) => FIRST[language].test(text) || LATER[language].test(text);

const LATER: Readonly<Record<Language, RegExp>> = {
  en: /\s(?:who|whom|what|which|how many)(?!\p{L})/iu,
  es: /\s(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]nt[oa]s?)(?!\p{L})/iu,
};

/** The two questions that a text asks at once; undefined if it asks one, or more than two. */
export function twoQuestions(text: string, language: Language): readonly [string, string] | undefined {
  const parts = text.trim().split(SECOND[language]);
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second || !asks(first, language)) return undefined;
  return [first, second];
}
