import type { Language } from '@word-unfolded/domain';

const ASKS_YES_OR_NO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |but )?(?:is|are|was|were|do|does|did|can|could|may|should|must|will|would|has|have|had)\b/i,
  es: /^(?![¿\s]*(?:y |pero )?(?:a |de |en |con |por |para )?(?:qu[ée]|qui[ée]n(?:es)?|cu[áa]l(?:es)?|c[óo]mo|cu[áa]ndo|d[óo]nde|cu[áa]nt[oa]s?)(?!\p{L}))/iu,
};

/** What asks something else behind what is told first: “I preach on abuse, which passages do I use?” */
const ASKS_LATER: Readonly<Record<Language, RegExp>> = {
  en: /[,.;:] (?:which|what|who|how|where|when|why)\b/i,
  es: /[,.;:] ¿?(?:(?:a|de|en|con|por|para) )?(?:qu[ée]|qui[ée]n(?:es)?|cu[áa]l(?:es)?|c[óo]mo|cu[áa]ndo|d[óo]nde|cu[áa]nt[oa]s?)(?!\p{L})/iu,
};

/** Words by which the same question is asked the other way round: what is a sin is not allowed. */
const AGAINST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:sin|sins|sinful|wrong|bad|forbid|forbids|forbidden|prohibit\w*|evil|against|not)\b/i,
  es: /\b(?:pecados?|malo|mala|mal|proh[íi]be\w*|prohibid[oa]|contra|no)\b/iu,
};

const VERDICT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Yes|No|Not in itself)(?:[.:;] |, (?!not\b|but\b|if\b|and\b|as\b|though\b|more\b|about\b|that\b))/,
  es: /^(?:Sí|No|No en sí misma|No en sí mismo|No en sí)(?:[.:;] |, (?!no\b|pero\b|si\b|y\b|aunque\b|más\b|por\b|eso\b|así\b))/u,
};

/**
 * The text of an entry as the answer to a question. Its "yes" or "no" answers its own title; a question that asks for no
 * such word, or asks the other way round, gets the text without it.
 */
export function directAnswer(body: string, title: string, question: string, language: Language): string {
  const own = question.trim().replace(/^[¿\s]+/, '');
  const isSame =
    ASKS_YES_OR_NO[language].test(own) &&
    !ASKS_LATER[language].test(own) &&
    AGAINST[language].test(own) === AGAINST[language].test(title);
  if (isSame) return body;
  const rest = body.replace(VERDICT[language], '');
  return rest === body ? body : rest.charAt(0).toUpperCase() + rest.slice(1);
}
