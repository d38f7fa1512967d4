/** A meaning that a text claims for a word. Offsets are of the sentence. */
export type ClaimedMeaning = { readonly phrase: string; readonly start: number; readonly end: number };

/** Stands for each character of a word or number in a masked sentence. */
export const WORD_SIGN = '\uE000';
/** Stands for each character of a reference or a long quotation. */
export const OTHER_SIGN = '\uE001';

const NOT =
  /(?<!\p{L})(?:not?|never|neither|nor|cannot|isn[’']t|doesn[’']t|don[’']t|rather than|instead of|unlike|nunca|jam[aá]s|tampoco|en vez de|en lugar de)(?!\p{L})/iu;

const LITTLE =
  '(?:(?:here|also|usually|often|most|commonly|generally|sometimes|normally|basically|literally|simply|roughly|primarily|originally|best|can|could|may|might|is|are|was|be|being|been|aquí|también|a menudo|normalmente|generalmente|usualmente|básicamente|literalmente|suele|suelen|puede|ser|comúnmente) )*';

/** What says plainly that a meaning follows. */
const PLAINLY = [
  ...[
    'means?',
    'meant',
    'meaning',
    'signif(?:y|ies|ied|ying)',
    'denot(?:es?|ed|ing)',
    'literally(?! (?:means?|meaning|signif|denot|translat|render|is|significa|quiere|se))',
    'i\\.e\\.',
    'namely',
  ],
  `(?:${LITTLE})?(?:translated|rendered|defined|glossed|understood)(?: in [\\p{L}]+)?(?: as| by| with)?`,
  'translates(?: to| as| into)?',
  'is (?:the |a )?(?:greek|hebrew|aramaic)(?: (?:word|term|verb|noun|name))?(?: used)? (?:for|of)',
  '(?:is|was) (?:the |a )?(?:word|term|verb|noun|name)(?: used)? (?:for|of)',
  'the (?:greek|hebrew|aramaic) (?:word|term|verb|noun|name) for',
  'la (?:palabra|voz) (?:griega|hebrea|aramea) para',
  '(?:carr(?:y|ies)|conveys?|has|have|bears?|with|having) (?:the|a) (?:\\p{L}+ )?(?:sense|meaning|idea|force)(?: of| that|:)?',
  '(?:sense|meaning|idea)(?: here)? (?:is|was)(?: that of)?',
  ...['stands for', 'equals', 'comes from (?:a|the) (?:verb|word|root) (?:meaning|for)'],
  ...[
    'significa(?:n|ba)?',
    'significando',
    'quieren? decir',
    'denotan?',
    'es decir',
    'o sea',
    'literalmente(?! (?:means?|meaning|signif|denot|translat|render|is|significa|quiere|se))',
    'designa',
  ],
  `se (?:traduc[ei]n?|viert[ei]n?|defin[ei]n?|entiend[ei]n?|rinden?)(?: ${LITTLE.trim()})?(?: como| por)?`,
  'traducid[oa]s?(?: como| por)?',
  'es (?:la|el|una?) (?:palabra|t[eé]rmino|verbo|sustantivo|voz|vocablo)(?: grieg[oa]| hebre[oa]| arame[oa])? (?:para|de)',
  '(?:con|tiene|lleva|transmite) (?:el|la|un|una) (?:sentido|significado|idea)(?: b[aá]sic[oa])? de',
  '(?:significado|sentido)(?: \\p{L}+)? es',
  'equivale a',
].join('|');

/** What a meaning may follow, but also a thought about the word. */
const PERHAPS =
  'is|are|was|expresses|conveys|describes|refers to|speaks of|suggests|points to|implies|indicates|connotes|evokes|names|es|son|era|expresa|describe|se refiere a|habla de|indica|implica|transmite|alude a|sugiere';

const between = (most: number) => `[^.;!?|\\n${WORD_SIGN}${OTHER_SIGN}]{0,${most}}?`;
const PLAIN_AFTER = new RegExp(`^(${between(60)})(?<!\\p{L})(?:${PLAINLY})(?!\\p{L})[\\s,:]*`, 'iu');
const PERHAPS_AFTER = new RegExp(`^(${between(25)})(?<!\\p{L})(?:${PERHAPS})(?!\\p{L})[\\s,:]*`, 'iu');
/** Set beside the word without a verb: in marks, in parentheses, after a sign, in the next cell of a table. */
const BESIDE_AFTER = /^[\s)\]*_"”’».]*?(?:[([,:=–—|→]|-\s)\s*|^\s+/u;

const MARKED =
  /^(?:something like |roughly |as |by |that is,? |both |algo como |como )?(?:\*{1,2}|_|["“„‘«'])([^"“”„‘’«»*_\n]{2,60}?)(?:\*{1,2}|_|["”’»'])/iu;

/** Ends an unmarked meaning. */
const ENDS =
  /[.;:!?()[\]|\n\uE000\uE001]|,? (?:but|which|who|while|whereas|because|when|where|so that|rather|in the|in this|in that|in its|pero|mientras|porque|cuando|donde|sino|en el|en la|en este|en su)(?!\p{L})|,? (?:and|y) (?:not|no|it|he|she|they|this|is|es)(?!\p{L})|,? not(?!\p{L})|, (?:is|was|has|appears|occurs|stands|es|era|aparece|est[aá])(?!\p{L})| [–—-] /iu;

/** A meaning after a number within brackets: `(G4561, spirit)`. */
const IN_BRACKETS = /^,\s*([\p{L}’' -]{3,40})\)/u;
/** What stands there beside meanings: a part of speech, or where the word is. */
const NO_MEANING =
  /(?<!\p{L})(?:nouns?|verbs?|adjectives?|adverbs?|particle|preposition|pronoun|masc(?:uline)?|fem(?:inine)?|neuter|plural|singular|qal|pi[’']?el|hif[’']?il|hiph[’']?il|nif[’']?al|niph[’']?al|aorist|present|perfect|active|passive|sustantivo|verbo|adjetivo|adverbio|partícula|masculino|femenino|neutro|participio|participle|aoristo|greek|hebrew|griego|hebreo|strong|root|raíz|used|usad[oa]|times|veces|see|also|cf|ver|véase|above|below|in|en|from|de|of|lexicon|noun)(?!\p{L})/iu;

/**
 * A word that is said to be something, without an article before it, and a noun by its form: `חֶסֶד es crueldad.` Other
 * statements are thoughts about it: `ἀγάπη is patient`, `The λόγος is life`.
 */
const IS_NOUN =
  /^[\s*_"”’»)]*(?:is|are|es|son)\s+((?:\p{L}{3,}(?:ty|ness|tion|sion|ment|ship|ance|ence|dom|hood|ism|dad|tad|ción|sión|eza|ura|ancia|encia|miento|ismo))|love|hate|hatred|anger|wrath|peace|joy|faith|hope|law|sin|death|war|fear|flesh|spirit|truth|lie|odio|amor|ira|paz|gozo|fe|esperanza|ley|pecado|muerte|guerra|miedo|carne|espíritu|verdad|mentira)(?=\s*(?:[.;!?)]|$))/iu;

const MOST_WORDS = 8;
const FEW_WORDS = 3;

/** The meaning that the text after a word claims for it. @param at the offset of `after` */
export function claimedAfter(after: string, at: number): ClaimedMeaning[] {
  const plain = PLAIN_AFTER.exec(after);
  if (plain) {
    if (NOT.test(plain[0])) return [];
    return phrasesAt(after, plain[0].length, MOST_WORDS, at);
  }
  const noun = IS_NOUN.exec(after);
  const [inBrackets, bracketed = ''] = IN_BRACKETS.exec(after) ?? [];
  const short = noun?.[1] ?? (NO_MEANING.test(bracketed) ? '' : bracketed);
  if (short !== '' && short.split(/\s+/u).length <= FEW_WORDS) {
    const start = (noun?.[0] ?? inBrackets ?? '').lastIndexOf(short);
    return [{ phrase: short, start: at + start, end: at + start + short.length }];
  }
  const perhaps = PERHAPS_AFTER.exec(after);
  if (perhaps && !NOT.test(perhaps[0])) {
    const [claimed] = phrasesAt(after, perhaps[0].length, FEW_WORDS, at);
    const isMarked = MARKED.test(after.slice(perhaps[0].length));
    return claimed && (isMarked || /^to /.test(claimed.phrase)) ? [claimed] : [];
  }
  const beside = BESIDE_AFTER.exec(after);
  if (!beside) return [];
  const rest = after.slice(beside[0].length);
  const isOpen = /[([:=–—|→-]/u.test(beside[0]);
  const marked = MARKED.exec(rest);
  if (marked) return phrasesAt(after, beside[0].length, FEW_WORDS + 2, at);
  return isOpen ? phrasesAt(after, beside[0].length, FEW_WORDS + 1, at, true) : [];
}

function phrasesAt(
  text: string,
  from: number,
  mostWords: number,
  at: number,
  mustEnd = false,
): ClaimedMeaning[] {
  const rest = text.slice(from);
  const marked = MARKED.exec(rest);
  if (marked) {
    const [whole, phrase = ''] = marked;
    const end = from + whole.length;
    const next = /^\s*(?:,|or|o|\/|and|y|,? or|,? o)\s*/u.exec(text.slice(end));
    const more = next ? phrasesAt(text, end + next[0].length, 0, at) : [];
    return [{ phrase, start: at + end - 1 - phrase.length, end: at + end }, ...more];
  }
  if (mostWords === 0) return [];
  const end = rest.search(ENDS);
  const phrase = (end < 0 ? rest : rest.slice(0, end)).replace(/[*_"“”«»,\s]+$/u, '');
  const words = phrase.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isTold =
    /^(?:not|no|never|more|nothing|mucho|más|nunca|this|it|a (?:rich|deep|beautiful)|que)(?!\p{L})/iu.test(
      phrase,
    );
  if (words === 0 || words > mostWords || isTold) return [];
  if (mustEnd && /(?<!\p{L})(?:is|are|was|appears?|occurs?|used|es|son|aparece|usa)(?!\p{L})/iu.test(phrase))
    return [];
  return [{ phrase, start: at + from, end: at + from + phrase.length }];
}

const FOR_BEFORE = new RegExp(
  String.raw`(?:word|term|verb|noun|name|greek|hebrew|aramaic|palabra|t[eé]rmino|verbo|sustantivo|voz|vocablo|grieg[oa]|hebre[oa]|arame[oa])\s+(?:used\s+|usad[oa]\s+)?(?:for|behind|translated|rendered|meaning|para|de|detr[aá]s de|traducid[oa](?: como| por)?|que se traduce(?: como| por)?)\s+(?:as\s+)?(?:\*{1,2}|_|["“‘«'])?([^"“”‘’«»*_.;:!?()\uE000\uE001\n]{2,40}?)(?:\*{1,2}|_|["”’»'])?,?\s*(?:(?<!\p{L})(?:here|there|in|of|en|aqu[ií])(?!\p{L})[^.;!?\uE000]{0,40}?)?,?\s*(?:(?<!\p{L})(?:is|was|es|era)(?!\p{L})|:|,)[^.;:!?\uE000]{0,25}$`,
  'iu',
);
const MARKED_BEFORE =
  /(?:\*{1,2}|_|["“‘«'])([^"“”‘’«»*_\n\uE000\uE001]{2,40})(?:\*{1,2}|_|["”’»'])[^.;!?"“”«»\uE000]{0,50}?(?:(?<!\p{L})(?:is|was|translates|renders|behind|from|comes from|es|era|traduce|viene de|proviene de|en griego|en hebreo)(?!\p{L})[^.;!?\uE000\uE001]{0,25}|\s*[([=–—:→]\s*(?:(?:the )?(?:greek|hebrew|aramaic|griego|hebreo|en griego|en hebreo|gr|heb)\.?[,:]?\s*)?)[*_"“‘«']*$/iu;
const BARE_BEFORE =
  /(?<!\p{L})((?:\p{L}+ ){0,2}\p{L}+)\s*[([]\s*(?:(?:the )?(?:greek|hebrew|aramaic|griego|hebreo|en griego|en hebreo|gr|heb)\.?[,:]?\s*)?[*_"“‘«']*$/iu;

/** Words before a parenthesis that speak about words, and claim no meaning. */
const ABOUT =
  /(?<!\p{L})(?:word|words|term|verb|noun|adjective|greek|hebrew|aramaic|original|here|palabra|t[eé]rmino|verbo|sustantivo|griego|griega|hebreo|hebrea|arameo|aqu[ií]|first|second|third|one|another|other|also|form|root|strong)$/iu;

/** The meaning that the text before a word claims for it: `the word for “love” is`, `“love” (`. */
export function claimedBefore(before: string): ClaimedMeaning[] {
  const named = FOR_BEFORE.exec(before) ?? MARKED_BEFORE.exec(before);
  if (named) {
    const [whole, phrase = ''] = named;
    if (NOT.test(whole)) return [];
    const start = named.index + whole.indexOf(phrase);
    return [{ phrase, start, end: start + phrase.length }];
  }
  const bare = BARE_BEFORE.exec(before);
  const phrase = bare?.[1] ?? '';
  if (!bare || ABOUT.test(phrase) || NOT.test(phrase)) return [];
  return [{ phrase, start: bare.index, end: bare.index + phrase.length }];
}

/** A sentence that goes on about the word named last: `It means`, `Significa`. */
const GOES_ON =
  /^\s*[*_"“(]*(?:it|its|this (?:word|term|verb|noun|root|name)|the (?:word|term|verb|noun|root|name)|literally|means|su|esta (?:palabra|ra[ií]z|voz)|este (?:verbo|t[eé]rmino|sustantivo|nombre|vocablo)|significa|quiere decir|literalmente|se traduce)(?!\p{L})/iu;

/** Whether the beginning of a sentence may go on about the word of the sentence before. */
export function mayGoOn(beginning: string): boolean {
  return beginning.trim().length < 24 || GOES_ON.test(beginning);
}

/** The meaning that a sentence claims for the word of the sentence before. */
export function claimedOfLast(sentence: string): ClaimedMeaning[] {
  return GOES_ON.test(sentence) && PLAIN_AFTER.test(sentence) ? claimedAfter(sentence, 0) : [];
}
