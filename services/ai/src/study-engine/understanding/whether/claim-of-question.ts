import type { Language } from '@word-unfolded/domain';
import { foldedWords } from '@word-unfolded/study-library';

/** What a reader asks to have confirmed: “Did Moses see the land?” claims that he saw it. */
export type Claim = {
  /** Folded, without the words that only make a question of it. */
  readonly words: readonly string[];
  /** Whether it says what somebody or something was, and not what they did. */
  readonly isOfBeing: boolean;
};

/** What stands before a claim: “Is it true that”, “Wait, so”. */
const LEAD: Readonly<Record<Language, RegExp>> = {
  en: /^[\s]*(?:(?:and|but|so|then|wait|ok|okay|well|hmm|oh)[\s,]+)*(?:is(?:n['’]?t)? it (?:true|so|right|correct) (?:that )?|i (?:thought|heard|read)(?: that)? )?/iu,
  es: /^[\s¿]*(?:(?:y|pero|entonces|o sea|espera|ah|pues|ok)[\s,¿]+)*(?:(?:no )?es (?:verdad|cierto) que |acaso |(?:yo )?pensaba que |(?:o[íi]|le[íi]) que )?/iu,
};

/** What asks for a confirmation at the end: “…, right?”, “…, ¿no?” */
const TAG: Readonly<Record<Language, RegExp>> = {
  en: /[\s,]+(?:right|correct|yes|no|true|huh|(?:is|was|did|does|do|were|are|has|had)(?:n['’]?t) (?:it|he|she|they|that)(?: so)?|is (?:that|it) (?:true|right|so|correct))\s*[?.!]*\s*$/iu,
  es: /[\s,]+¿?\s*(?:verdad|no|cierto|o no|correcto|no es (?:as[íi]|cierto|verdad)|es (?:as[íi]|cierto|verdad)|a que s[íi]|s[íi])\s*[?.!]*\s*$/iu,
};

/** What is stated of somebody by name and asked by its mark alone: “Elijah parted the Red Sea?” */
const STATED =
  /^\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)? (?:\p{L}{2,}ed|had|was|were|wrote|went|took|made|came|saw|gave|built|killed|slew|became|fought|led|spoke|ate|fell|knew|stood|threw|brought|sold|bought|ran|met|lost|won|slept|wept|rode) \p{L}/u;

const AUXILIARY = /^(?:did|does|do|was|were|is|are|has|have|had)(?:n['’]?t)?(?!\p{L})\s*/iu;
const OF_BEING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:was|were|is|are)(?:n['’]?t)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|era|eran|fue|fueron|ser[íi]a)(?!\p{L})/iu,
};
const BEING_LATER = /(?<!\p{L})(?:was|were|is|are)(?:n['’]?t)?(?!\p{L})/iu;

/** Words that ask for something else than yes or no, and a choice between two. */
const ASKS_OTHER: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:who|whom|whose|what|which|why|how|or)(?!\p{L})|^\s*(?:where|when)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qui[eé]n(?:es)?|qu[eé](?! es (?:verdad|cierto))|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|por qu[eé]|o)(?!\p{L})|^[\s¿]*(?:(?:a|de|en|con|y) )?(?:d[oó]nde|cu[aá]ndo|c[oó]mo)(?!\p{L})/iu,
};

/** A Spanish question that begins with its verb, or has its mark. */
const BEGINS_WITH_VERB =
  /^(?:no )?(?:(?:se|lo|la|le|les|los|las) )?(?:\p{L}{2,}(?:ó|io|aron|ieron|aba|aban|ía|ían)|tenia|habia|podia|sabia|queria|entro|mato|nego|peco|llego|logro|caso|escapo|resucito|perdono|traiciono|construyo|cayo|huyo|amo|oro|lloro|hablo|camino|ayuno|regreso|dejo|mando|acepto|bautizo|predico|escucho|conocio|engaño|engano|gano|robo|adoro|sano|curo|visito|encontro|toco|beso|pago|reino|mando|paso|fue|era|eran|fueron|es|son|estuvo|hizo|tuvo|pudo|quiso|vio|dio|hubo|tambi[eé]n)(?!\p{L})/iu;

const HAS_VERB =
  /(?<!\p{L})(?:\p{L}{2,}(?:ó|io|aron|ieron|aba|aban|ía|ían)|entro|mato|nego|peco|llego|logro|caso|escapo|resucito|perdono|traiciono|construyo|cayo|huyo|amo|oro|lloro|hablo|camino|ayuno|regreso|dejo|mando|acepto|bautizo|predico|escucho|conocio|engaño|engano|gano|robo|adoro|sano|curo|visito|encontro|toco|beso|pago|reino|mando|paso|fue|era|eran|fueron|es|son|estuvo|hizo|tuvo|pudo|quiso|vio|dio|hubo)(?!\p{L})/iu;

/** Reads what a question claims; undefined where it asks for anything but yes or no. */
export function claimOfQuestion(question: string, language: Language): Claim | undefined {
  const isMarked = /\?\s*$/u.test(question);
  const led = question.replace(LEAD[language], '');
  const isLed = /(?:true|so|right|correct|that|verdad|cierto|que|acaso)\s*$/iu.test(
    question.slice(0, question.length - led.length),
  );
  const said = led.replace(TAG[language], '');
  const isTagged = said !== led;
  if (ASKS_OTHER[language].test(said)) return undefined;
  const asks =
    language === 'en'
      ? AUXILIARY.test(said) || (isMarked && STATED.test(said))
      : (isMarked && HAS_VERB.test(said)) || BEGINS_WITH_VERB.test(said.replace(/^[\s¿]+/u, ''));
  if (!asks && !isTagged && !isLed) return undefined;
  const isOfBeing =
    OF_BEING[language].test(said) || (language === 'en' && BEING_LATER.test(said) && isTagged);
  const words = foldedWords(language === 'en' ? said.replace(AUXILIARY, '') : said);
  return words.length < 1 || words.length > MOST_WORDS ? undefined : { words, isOfBeing };
}

const MOST_WORDS = 14;
