/** Words that make what is said depend on something else. */
const CONDITIONS: ReadonlySet<string> = new Set([
  ...['if', 'unless', 'except', 'lest', 'provided'],
  ...['si', 'salvo', 'excepto', 'sino'],
]);

/** Words that begin what depends on a condition before. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['then', 'entonces']);

/** Words that begin what limits or reverses the words before them. */
const TURNS: ReadonlySet<string> = new Set([
  ...['but', 'except', 'unless', 'if', 'nevertheless', 'howbeit', 'yet', 'only', 'lest'],
  ...['pero', 'mas', 'empero', 'sino', 'salvo', 'excepto', 'si'],
]);

/** Words that join a noun to the one that governs it, the articles after them, and the verb after a subject. */
const GENITIVES: ReadonlySet<string> = new Set(['of', 'de', 'del']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'el', 'la', 'los', 'las']);
const TO_BE: ReadonlySet<string> = new Set(['is', 'are', 'es', 'son']);

export const isGenitive = (key: string) => GENITIVES.has(key);
export const isArticle = (key: string) => ARTICLES.has(key);
export const isToBe = (key: string) => TO_BE.has(key);
export const isCondition = (key: string) => CONDITIONS.has(key);
export const isConsequence = (key: string) => CONSEQUENCES.has(key);
export const isTurn = (key: string) => TURNS.has(key);

/**
 * Speakers whose words Scripture reports but does not stand behind, and their verb of saying, as they stand before these
 * words in their verse.
 */
const DOUBTFUL_SPEAKERS =
  /(?<!\p{L})(?:serpents?|fools?|devils?|tempters?|satan|wicked|unclean spirits?|demons?|sluggards?|scoffers?|mockers?|his wife|(?:he|they|thou|you|that)(?: hath| has| have| hast)? (?:said|say|says|saith) in (?:his|their|thine|thy|your) hearts?|(?:dice|dijo|decía|decías|dicho|dicen) en (?:su|sus|tu) coraz(?:ón|ones)|you have heard|ye have heard|heard that|one of you|some (?:of you|among you|affirm|say|assert)|someone|anyone|any man|a man say|if we say|you say|ye say|thou say(?:est)?|they say|people say|adulteress|harlot|pharaoh|rabshakeh|goliath|philistine|serpiente|necio|insensato|diablo|tentador|satán|satanás|imp[ií]os?|malos?|espíritus? (?:inmundos?|malos?)|demonios?|perezoso|su mujer|oísteis|fué dicho|alguno de vosotros|alguno|si dijéremos|dijéremos|decís|dices|dicen|ramera|faraón|filisteo|escarnecedor(?:es)?)(?!\p{L})[^.!]{0,110}$/iu;
const SAYS =
  /(?<!\p{L})(?:said|says?|saying|saith|sayest|tells?|told|think|thought|cried|asked|answered|boasted?|dijo|dijeron|dice[ns]?|diciendo|decís|dijere|dijéremos|dicho|pensó|respondió|clamó|habló)(?!\p{L})/iu;

/** They have ended what they say: “what they say; and afterward”. */
const HAS_SAID = /^(?:they say|people say|you say|ye say|dicen|decís|dices)\s*;/iu;

const SOMEBODY = /^(?:one of|some|any|a man|algun)/iu;

/** Whether the text of a verse before some words ascribes them to somebody whom the passage contradicts. */
export function isDoubtfulSpeech(before: string): boolean {
  const found = DOUBTFUL_SPEAKERS.exec(before);
  if (!found || HAS_SAID.test(found[0])) return false;
  // `alguno` is a speaker only where a verb of saying follows; a name may stand after its verb.
  return SAYS.test(SOMEBODY.test(found[0]) ? found[0] : before.slice(-120));
}

const DOUBTFUL_NAMED =
  /(?<!\p{L})(?:serpent|fool|devil|tempter|satan|wicked|evil one|demon|spirit|sluggard|scoffer|mocker|wife|heard|adulteress|pharaoh|rabshakeh|goliath|philistine|people|some|opponent|enem(?:y|ies)|serpiente|necio|diablo|tentador|satán|satanás|imp[ií]o|malvado|demonio|perezoso|mujer|oísteis|oyeron|ramera|faraón|filisteo|gente|algunos|enemigos?)s?(?!\p{L})/iu;

/** Whether the text of an answer before a quotation says that it is not Scripture that says so. */
export function namesDoubtfulSpeaker(before: string): boolean {
  return DOUBTFUL_NAMED.test(before);
}

/** Verses that report a saying which the verses around them contradict, and how many of these show it. */
export const REPORTED_SAYINGS: ReadonlyMap<string, { readonly before: number; readonly after: number }> =
  new Map([
    ['Col.2.21', { before: 1, after: 1 }],
    ['1Cor.7.1', { before: 0, after: 1 }],
    ['Mal.3.14', { before: 1, after: 0 }],
    ['Ezek.18.2', { before: 0, after: 1 }],
    ['Ps.71.11', { before: 1, after: 0 }],
  ]);
