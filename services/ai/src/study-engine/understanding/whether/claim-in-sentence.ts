import type { Language } from '@word-unfolded/domain';
import { foldedWords } from '@word-unfolded/study-library';
import { carriesMeaning, isStopWord } from '../../finding/words-of-question.js';
import { meaningsOf } from '../wording/like-words.js';
import type { Claim } from './claim-of-question.js';
import { numbersIn, valueOf } from './numbers.js';

/** What a sentence says of a claim; undefined where it neither affirms nor denies it. */
export type Verdict = 'yes' | 'no';

/** Of whom a sentence is. */
type OfSubject = {
  /** The words that name the subject, folded. */
  readonly names: ReadonlySet<string>;
  /** Those that name others. */
  readonly others: ReadonlySet<string>;
  /** Whether it is of the subject's own entry, where “he” means it. */
  readonly isOwn: boolean;
  /** Whether it is a fact, which says nothing else of its subject. */
  readonly isFact?: boolean;
};

/** Verbs that mostly only ask, and that a claim may be made of; each line means the same. */
const VERBS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'get gets got enter enters entered go goes went come comes came reach reaches reached arrive arrives arrived',
    'say says said',
    'write writes wrote written',
    'give gives gave given',
    'find finds found',
    'become becomes became get gets got',
    'meet meets met',
    'obey obeys obeyed listen listens listened',
    'forgive forgives forgave forgiven pardon pardoned',
    'talk talks talked speak speaks spoke spoken',
    'see sees saw seen',
    'repent repents repented regret regretted',
    'return returns returned back',
    'allow allowed let',
  ],
  es: [
    'entro entra entraron entrar llego llega llegaron fue ir iba pudo',
    'dijo dice dijeron',
    'escribio escribe',
    'dio da dieron',
    'encontro hallo',
    'llego',
    'obedecio obedece escucho',
    'perdono perdona perdonado',
    'hablo habla hablaron hablar',
    'vio ve vieron',
    'arrepintio arrepiente arrepentido',
    'volvio regreso vuelve regresa',
    'comio come comieron comer comido',
  ],
};

/** Words of a claim that its sentence need not have. */
const BESIDE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'really actually ever even also too just truly indeed finally originally own one time times all ever into out up down away back'.split(
      ' ',
    ),
  ),
  es: new Set(
    'realmente tambien acaso alguna vez nunca siquiera de verdad finalmente al final propio propia veces vez todos todas'.split(
      ' ',
    ),
  ),
};

const NEGATION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:not|never|no|nobody|none|without|nor|neither|refused|refuses|cannot|instead)$/,
  es: /^(?:no|nunca|jamas|nadie|ningun|ninguna|ninguno|sin|tampoco|ni|nego|niega|rehuso)$/,
};

/** Words between which a clause ends. */
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /[,;:()]|\s(?:and|but|who|whom|which|while|when|because|so that|until|before|after|though|although|if)\s/iu,
  es: /[,;:()]|\s(?:y|e|pero|sino|quien|que|cual|mientras|cuando|porque|para que|hasta|antes|despu[eé]s|tras|aunque|si)\s/iu,
};

/** Words that may stand between the beginning of a clause and its verb. */
const BEFORE_VERB: Readonly<Record<Language, RegExp>> = {
  en: /^(?:he|she|they|it|this|then|later|also|was|were|is|are|had|has|been|and|there|at|last|once|did|not|never)$/,
  es: /^(?:el|ella|ellos|esta?|este|luego|despues|tambien|fue|era|se|lo|la|le|les|ha|habia|y|no|nunca|alli|al|fin)$/,
};

/** Words of a clause that may stand between two of those that are claimed. */
const MOST_BETWEEN = 5;
/** How far before the words a negation may stand. */
const BEFORE = 4;

/** What somebody only wanted, tried or was told to do says not that it was done. */
const NOT_DONE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:want\w*|wish\w*|try|tries|tried|trying|seek\w*|sought|plan\w*|mean|meant|threat\w*|would|could|might|may|should|must|shall|will|ready|about|offer\w*|propos\w*|promise|promises|ask\w*|pray\w*|beg\w*|command\w*|order\w*|tell\w*|told|charg\w*|attempt\w*|nearly|almost|like|as|if|lest)$/,
  es: /^(?:quer\w*|quiso|quier\w*|intent\w*|trat\w*|busc\w*|pens\w*|plane\w*|amenaz\w*|podr\w*|deb\w*|dispuest\w*|ofrec\w*|propon\w*|propuso|promete|prometio|pid\w*|pidio|orden\w*|mand\w*|dec\w*|casi|como|si|para)$/,
};

const PARTICIPLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\w+ed|born|sold|thrown|taken|given|slain|made|sent|shown|hung|bought|brought|left|hidden|eaten|chosen|beaten|stolen|struck|led|known|lost|buried|forgiven|caught|swallowed)$/,
  es: /^\w+(?:ad|id)[oa]s?$|^(?:muert|puest|hech|dich|escrit|vist)[oa]s?$/,
};

const keysOf = (word: string, language: Language): ReadonlySet<string> => {
  const number = valueOf(word, language);
  const lines = VERBS[language].flatMap((line, at) => (line.split(' ').includes(word) ? [`v${at}`] : []));
  return new Set([...meaningsOf(word, language), ...lines, ...(number === undefined ? [] : [`n${number}`])]);
};

const isVerb = (word: string, language: Language) =>
  VERBS[language].some((line) => line.split(' ').includes(word));

/** The words of a claim that a sentence must have to affirm or deny it. */
export function tellingOfClaim(claim: Claim, names: ReadonlySet<string>, language: Language): string[] {
  return [...new Set(claim.words)].filter(
    (word) =>
      !names.has(word) &&
      !BESIDE[language].has(word) &&
      (carriesMeaning(word, language) ||
        valueOf(word, language) !== undefined ||
        (isVerb(word, language) && !(claim.isOfBeing && isStopWord(word, language)))),
  );
}

/**
 * Whether a sentence affirms or denies what is claimed of its subject: all telling words of the claim stand in one clause
 * of it, in their order and near each other, and no other one is named between them. Another number denies it.
 */
export function verdictOf(
  sentence: string,
  claim: Claim,
  { names, others, isOwn, isFact = false }: OfSubject,
  language: Language,
): Verdict | undefined {
  const telling = tellingOfClaim(claim, names, language);
  if (telling.length === 0) return undefined;
  const claimed = telling.map((word) => keysOf(word, language));
  for (const clause of sentence.replace(/\[\[[^\]]*\]\]/gu, ' ').split(CLAUSE[language])) {
    const words = foldedWords(clause);
    if (words.length === 0) continue;
    const own = words.map((word) => keysOf(word, language));
    const at = positionsOf(claimed, own);
    if (!at) {
      const other = otherNumber(telling, claimed, words, own, language);
      if (other && isOfSubject(words, other, { names, others, isOwn }, language)) return 'no';
      continue;
    }
    if (!isNearEnough(at)) continue;
    if (!isOfSubject(words, at, { names, others, isOwn }, language)) continue;
    const isDone = telling.some((word) => PARTICIPLE[language].test(word));
    const isNamed = claim.isOfBeing && !isDone;
    if (!isFact && (isNamed || telling.length === 1) && !isPredicate(words, at[0]!, isNamed, names, language))
      continue;
    const [first, last] = [at[0]!, at.at(-1)!];
    const around = words.slice(Math.max(0, first - BEFORE), last + 1);
    const beside = words.filter((_, index) => index >= first - BEFORE && index < last && !at.includes(index));
    if (beside.some((word) => NOT_DONE[language].test(word)) !== isOnlyMeant(claim, language)) continue;
    return around.some((word) => NEGATION[language].test(word)) ? 'no' : 'yes';
  }
  return undefined;
}

/** Whether a claim itself is of what somebody wanted or was told to do. */
export function isOnlyMeant({ words }: Claim, language: Language): boolean {
  return words.some((word) => NOT_DONE[language].test(word));
}

/** Where each of the words stands, in their order; undefined where one is missing. */
function positionsOf(claimed: readonly ReadonlySet<string>[], own: readonly ReadonlySet<string>[]) {
  const found: number[] = [];
  for (const keys of claimed) {
    const from = (found.at(-1) ?? -1) + 1;
    const at = own.findIndex((each, index) => index >= from && [...keys].some((key) => each.has(key)));
    if (at < 0) return undefined;
    found.push(at);
  }
  return found;
}

const isNearEnough = (at: readonly number[]) =>
  at.every((position, index) => index === 0 || position - at[index - 1]! <= MOST_BETWEEN);

/** The same with another number: “three times” denies “twice”. */
function otherNumber(
  telling: readonly string[],
  claimed: readonly ReadonlySet<string>[],
  words: readonly string[],
  own: readonly ReadonlySet<string>[],
  language: Language,
): readonly number[] | undefined {
  const isNumber = telling.map((word) => valueOf(word, language) !== undefined);
  const rest = claimed.filter((_, index) => !isNumber[index]);
  if (rest.length < 1 || rest.length === claimed.length) return undefined;
  const at = positionsOf(rest, own);
  const said = numbersIn(
    telling.filter((_, index) => isNumber[index]),
    language,
  );
  const told = numbersIn(words, language);
  return at && told.length === 1 && !said.includes(told[0]!) ? at : undefined;
}

function isOfSubject(
  words: readonly string[],
  at: readonly number[],
  { names, others, isOwn }: OfSubject,
  language: Language,
): boolean {
  const before = words.slice(0, at[0]);
  const isNamed = before.some((word) => names.has(word));
  const isOther = before.some((word) => others.has(word) && !names.has(word));
  // “By his advice Israel was led astray” tells of Israel.
  const isOfHis = before.some((word) => (language === 'en' ? /^(?:his|her|their)$/ : /^sus?$/).test(word));
  return (isNamed || isOwn) && !isOther && (isNamed || !isOfHis);
}

/** Whether a word alone is what the clause says of its subject, and no passing one. */
function isPredicate(
  words: readonly string[],
  at: number,
  isOfBeing: boolean,
  names: ReadonlySet<string>,
  language: Language,
): boolean {
  const before = words.slice(0, at).filter((word) => !names.has(word));
  if (!isOfBeing) return before.every((word) => BEFORE_VERB[language].test(word));
  const copula = language === 'en' ? /^(?:was|were|is|are)$/ : /^(?:fue|era|es|son|eran|fueron)$/;
  const of = words.slice(0, at).findLastIndex((word) => copula.test(word));
  if (of < 0) return false;
  // “He was the son of a priest” says of nobody that he was a priest.
  const between = words.slice(of + 1, at);
  return (
    between.length <= 4 &&
    !between.some((word) => /^(?:of|with|by|for|from|to|in|de|del|con|por|para|en|a|al)$/.test(word))
  );
}
