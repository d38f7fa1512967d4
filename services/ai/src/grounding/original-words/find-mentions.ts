import { readQuery, wellKnownWords } from '@word-unfolded/scripture-text';
import type { WordLanguage } from './word-lexicon.js';

/** A word of the original, or its Strong's number, as a text writes it. */
export type Mention = {
  readonly kind: 'script' | 'number' | 'latin';
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Strong's numbers that a number may mean; empty for a word. */
  readonly strongs: readonly string[];
  /**
   * Why a word in Latin letters may be an original one. `named`: it has the signs of a transliteration, or is set apart
   * after `the Greek word`; when the lexicon lacks it, it is not verified. `known`: readers know it as one. `possible`: it
   * follows `the Greek word`, and is one unless it is a word of the language. `guessed`: also only if the lexicon has it.
   */
  readonly certainty: 'named' | 'known' | 'possible' | 'guessed';
};

/** A number as people write it: G25, H0430, Strong's #5368. */
const NUMBER =
  /(?<![\p{L}\p{N}])(?:([GH])\s?0{0,4}|Strong(?:[’']?s)?(?:[ \t]+(?:number|no\.?|n[uú]mero))?[ \t]*[:#]?[ \t]*(?:([GH])[ \t]?)?0{0,4})([1-9]\d{0,3})(?![\p{L}\p{N}]|[.:]\d)/gu;

const letters = (script: string) => `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}’᾽]+`;
const SCRIPT = new RegExp(`${letters('Greek')}|${letters('Hebrew')}`, 'gu');

/** A word in Latin letters, with the signs of transliterations. */
const WORD = String.raw`(?<![\p{L}\p{N}]|\p{L}['’])[\p{Script=Latin}ʼʻ‛ʾʿ][\p{Script=Latin}\p{M}ʼʻ‛ʾʿ’'ᵉᵒᵃ-]{1,24}(?<![-’'])(?![\p{L}\p{N}])`;
const LATIN = new RegExp(WORD, 'gu');

/** Letters that only transliterations have. */
const TRANSLITERATED = /[āēīōūḗṓâêîôûăĕŏśšṭḥḫṣʼʻ‛ʾʿᵉᵒᵃ]/iu;

/** French words in English, and names, with the same letters. */
const BORROWED =
  /^(?:f[eê]te|r[oô]le|cr[eê]pe|ch[aâ]teau|h[oô]tel|t[eê]te|d[eé]p[oô]t|entrep[oô]t|cr[uû]|.*['’]s)$/iu;

/** Names of the languages, and of what is said about their words. */
const LANGUAGE_NAMED =
  /(?<!\p{L})(?:greek|hebrew|aramaic|grieg[oa]s?|hebre[oa]s?|arame[oa]s?|lexicon|l[eé]xico|strong)(?!\p{L})/iu;
const GREEK = /^(?:greek|griego)/iu;

const NOUN = '(?:words?|terms?|verbs?|nouns?|roots?|adjectives?|lemmas?|names?|stems?)';
const PALABRA = '(?:palabras?|t[eé]rminos?|verbos?|sustantivos?|ra[ií]z|adjetivos?|nombres?|voz|vocablos?)';
const NAMED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(greek|hebrew|aramaic)(?: ${NOUN})?|${PALABRA} (grieg[oa]s?|hebre[oa]s?|arame[oa]s?))[\s,:(*_"“‘«']*$`,
  'iu',
);

/** `the word X in Greek`, `la palabra X del hebreo`. */
const WORD_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${NOUN}|${PALABRA})[\s*_"“‘«']*$`, 'iu');
const OF_LANGUAGE =
  /^[*_"”’»']*\s+(?:in|from|del?|en)(?: the)?\s+(?:greek|hebrew|aramaic|griego|hebreo|arameo)(?!\p{L})/iu;

/** A meaning follows at once: `shalom means`. */
const MEANS_AFTER =
  /^[*_"”’»')]*,?\s+(?:(?:literally|actually|really|simply|here|basically|often|also|usually|literalmente|aquí|también)\s+)?(?:means|meant|signifies|denotes|translates|is (?:greek|hebrew)|significa|quiere decir|denota|se traduce)(?!\p{L})/iu;

const SET_APART = /[*_"“‘«']$/u;

/** What is set apart after these is a meaning. */
const MEANING_BEFORE =
  /(?<!\p{L})(?:means?|meaning|translated|rendered|translates|as|for|of|or|and|behind|sense|is|significa|como|para|de|del|o|y|decir|sentido|es)[\s:,]*[*_"“‘«']+$/iu;

/** The word follows its meaning: `the word for “love” is`. */
const NAMED_AT_LAST =
  /(?<!\p{L})(?:for|behind|para|de)\s.{1,45}(?<!\p{L})(?:is|was|es|era)[\s:,]*[*_"“‘«']*$/iu;

/** Well-known words that are written like one of English or Spanish. */
const ALSO_ORDINARY =
  /^(?:adam|shem|aner|seem|anah|hanan|prophetess|sabbath|amen|bara[kc]|nathan|ahab|jada|hara|polish|jesus|gall|anna|navy|addon?|quise|filos|jasa|vara|aman|eser|philadelphia|filadelfia|diaconos|jehovah?|esth?er|jesh?ua|jara|isua|gaal|ebed|salah|sh?ammah?)$/iu;

const wellKnown = wellKnownWords('en');

/** Words that speak about words, and are none. */
const ABOUT_WORDS =
  /^(?:the|this|that|is|was|are|for|here|used|behind|translated|rendered|word|term|verb|noun|lexicon|text|new|old|testament|scriptures?|bible|and|or|means?|meaning|in|of|el|la|los|las|un|una|es|para|que|aqu[ií]|usad[oa]|traducid[oa]|detr[aá]s|texto|biblia|significa|y|o|de|en|del|su|its)$/iu;

/** `En hebreo, X`, and `X is the Greek word for`. */
const IN_LANGUAGE = /(?<!\p{L})(?:en|del) (griego|hebreo|arameo)[\s,:(*_"“‘«']*$/iu;
const NAMED_AFTER = new RegExp(
  String.raw`^[*_"”’»')]*\s(?:is|was|es|era)\s(?:(?:the|an?) (greek|hebrew|aramaic) ${NOUN}|(?:el|la|una?) ${PALABRA} (grieg[oa]|hebre[oa]|arame[oa]))(?!\p{L})`,
  'iu',
);

/** The language that the words around a mention name: `the Greek word X`, `X is the Greek word for`. */
export function languageNamedBeside(before: string, after: string): WordLanguage | undefined {
  const name = [NAMED_BEFORE.exec(before), IN_LANGUAGE.exec(before), NAMED_AFTER.exec(after)]
    .flatMap((found) => found?.slice(1) ?? [])
    .find((each) => each !== undefined);
  if (name === undefined) return undefined;
  return GREEK.test(name) || /^griega/iu.test(name) ? 'greek' : 'hebrew';
}

/** The words and numbers that a text may mention, in their order. */
export function findMentions(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const { 0: found, index } of text.matchAll(SCRIPT))
    mentions.push(mentionAt('script', index, found, [], 'named'));
  for (const found of text.matchAll(NUMBER)) {
    const [whole, bare, letter = bare, digits = ''] = found;
    const written = letter === undefined ? digits : whole.slice(whole.search(/[GH]\s?\d+$/u));
    const numbers = (letter === undefined ? ['G', 'H'] : [letter]).map((each) => `${each}${digits}`);
    const start = found.index + whole.length - written.length;
    mentions.push(mentionAt('number', start, written, numbers, 'named'));
  }
  const isAboutWords = LANGUAGE_NAMED.test(text);
  for (const { 0: found, index } of text.matchAll(LATIN)) {
    const end = index + found.length;
    if (mentions.some((each) => each.start < end && index < each.end) || ABOUT_WORDS.test(found)) continue;
    const certainty = certaintyOf(text, found, index, isAboutWords, mentions);
    if (certainty) mentions.push(mentionAt('latin', index, found, [], certainty));
  }
  return mentions.sort((one, other) => one.start - other.start);
}

function certaintyOf(
  text: string,
  word: string,
  index: number,
  isAboutWords: boolean,
  others: readonly Mention[],
): Mention['certainty'] | undefined {
  const before = text.slice(Math.max(0, index - 60), index);
  const after = text.slice(index + word.length, index + word.length + 60);
  if (TRANSLITERATED.test(word) && !BORROWED.test(word)) return 'named';
  const isSetApart = SET_APART.test(before) && /^[*_"”’»']/u.test(after);
  const isNamed = NAMED_BEFORE.test(before) || (WORD_BEFORE.test(before) && OF_LANGUAGE.test(after));
  if (isNamed && isSetApart) return 'named';
  const isBeside = others.some(
    ({ start, end, kind }) =>
      (kind !== 'latin' &&
        /^[\s*_"”’»']{0,3}[([,/–—|-]\s*(?:Strong[’']?s?\s*#?)?[\s*_"“‘«']*$/iu.test(
          text.slice(index + word.length, start),
        )) ||
      (kind === 'script' && /^\s*[([,/–—-]\s*[*_"“‘«']*$/u.test(text.slice(end, index))),
  );
  const isWellKnown =
    word.length > 3 && !ALSO_ORDINARY.test(word) && wellKnown.find(readQuery(word), () => 0).length > 0;
  if (isBeside && /[([][*_"“‘«']*$/u.test(before)) return 'known';
  const mayStand = isBeside || isNamed || isSetApart || MEANS_AFTER.test(after);
  if (isWellKnown && (mayStand || isAboutWords)) return 'known';
  if (isNamed) return 'possible';
  const isMeaning = isSetApart && MEANING_BEFORE.test(before) && !NAMED_AT_LAST.test(before);
  const isEquated = /^[*_"”’»']*\s*=\s/u.test(after);
  if (isEquated && isSetApart && isAboutWords) return 'known';
  const isAtLast = NAMED_AT_LAST.test(before) || /[^a-z-]/iu.test(word);
  if (isBeside || isEquated || (isAboutWords && isAtLast) || (isAboutWords && mayStand && !isMeaning))
    return 'guessed';
  return undefined;
}

function mentionAt(
  kind: Mention['kind'],
  start: number,
  text: string,
  strongs: readonly string[],
  certainty: Mention['certainty'],
): Mention {
  return { kind, start, end: start + text.length, text, strongs, certainty };
}
