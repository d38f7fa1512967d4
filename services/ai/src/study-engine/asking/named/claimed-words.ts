import type { Language } from '@word-unfolded/domain';
import { questionWords } from '../../finding/words-of-question.js';

/** Words that a question says, or asks whether, Scripture has. */
export type ClaimedWords = {
  readonly words: string;
  /** Whether they stand in quotation marks. */
  readonly isQuoted: boolean;
};

const QUOTED = /[“"«„]([^“”"«»„]{8,300})[”"»]|(?<![\p{L}\p{N}])['‘]([^‘]{8,300}?)['’](?![\p{L}\p{N}])/u;

/** What a reader asks for whose words are those of a song or a book is no claim about Scripture. */
const ASKS_OF_SCRIPTURE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:where|verse|passage|chapter|bible|scripture|written|say|says|said|read|heard|quote|quoted)\b/iu,
  es: /(?<!\p{L})(?:d[oó]nde|vers[ií]culo|pasaje|cap[ií]tulo|biblia|escritura|escrito|dice|dijo|le[ií]|o[ií]|cita)(?!\p{L})/iu,
};

/** `Does the Bible say that …`: what is asked whether it stands there. */
const CLAIMED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:does|did|doesn['’]?t|didn['’]?t) (?:it|the bible|scripture|the scriptures?|god|jesus|paul|genesis|the word of god)(?: really| actually| ever)? (?:say|teach|claim|tell us)(?: that)? ([^?]+)/iu,
    /\b(?:bible|scripture|scriptures) (?:really |actually )?(?:says|teaches|claims)(?: that)? ([^?]+)/iu,
    /\bwhere (?:does|in) [\p{L} ]{2,30}? (?:say|it say|said|written)(?: that)? ([^?]+)/iu,
  ],
  es: [
    /(?:^|[¿ ,])dice (?:de verdad |realmente )?(?:la biblia|la escritura|jes[uú]s|pablo|g[eé]nesis)(?: de verdad| realmente)? que ([^?]+)/iu,
    /(?:biblia|escritura|escrituras) (?:de verdad |realmente )?(?:dicen?|enseñan?|afirman?) que ([^?]+)/iu,
    /d[oó]nde (?:dice|se dice|est[aá] escrito)(?: la biblia| jes[uú]s| pablo)? que ([^?]+)/iu,
  ],
};

/** What follows names a subject, and no words. */
const NAMES_SUBJECT =
  /^(?:anything|something|about|much|how|what|why|when|who|whether|we (?:should|must|can)|you (?:should|must|can)|algo|sobre|acerca|c[oó]mo|qu[eé]|por qu[eé]|debemos|podemos|hay que)(?!\p{L})/iu;

/** Fewer words are a subject. */
const FEWEST_QUOTED = 3;
const FEWEST = 4;

/** The words that a question asks to find, or whether they are there; undefined where it asks for a subject. */
export function claimedWords(question: string, language: Language): ClaimedWords | undefined {
  const quoted = QUOTED.exec(question);
  const inMarks = (quoted?.[1] ?? quoted?.[2])?.trim();
  if (inMarks !== undefined)
    return ASKS_OF_SCRIPTURE[language].test(question.replace(inMarks, ' ')) &&
      questionWords(inMarks).length >= FEWEST_QUOTED
      ? { words: inMarks, isQuoted: true }
      : undefined;
  for (const form of CLAIMED[language]) {
    const words = form.exec(question)?.[1]?.trim();
    if (words === undefined) continue;
    if (NAMES_SUBJECT.test(words) || questionWords(words).length < FEWEST) return undefined;
    return { words: words.replace(/[.!,;\s]+$/u, ''), isQuoted: false };
  }
  return undefined;
}

/** How a question begins that asks whether a passage says something. */
const ASKS_WHETHER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:so |and |but |please )?(?:does|did|doesn['’]?t|didn['’]?t|is it true|isn['’]?t it true|confirm|am i right)(?!\p{L})/iu,
  es: /^[¿\s]*(?:y |pero )?(?:dice|no dice|dec[ií]a|es (?:verdad|cierto)|verdad|confirma|conf[ií]rmame)(?!\p{L})/iu,
};

/** What says what a passage has, to have it confirmed: “ says God so loved the church, right?” */
const STATES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:says|said|states|reads)(?!\p{L}).*(?:right|correct|true|yes|no|doesn['’]t it)[\s?.!]*$/iu,
  es: /^(?:dice|afirma|enseña)(?!\p{L}).*(?:no|verdad|cierto|correcto|sí)[\s?.!]*$/iu,
};
const OR_NOT =
  /[\s,;]+[¿]?(?:right|correct|true|is that (?:right|true)|isn['’]t it|doesn['’]t it|no|verdad|cierto|correcto|no es (?:así|cierto|verdad))[\s?.!]*$/iu;

/** What such a question gives as the words of the passage, which is left out here: “Does say that God loved the church?” */
const GIVEN: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:says?|said|reads?|states?|teach(?:es)?)[\s:,]+(?:that\s+)?([^?]+)/iu,
  es: /(?<!\p{L})(?:dice|dec[ií]a|afirma|enseña)[\s:,]+(?:que\s+)?([^?]+)/iu,
};

const SAYS_SHORTLY =
  /(?<!\p{L})(?:says?|reads?|states?|dice|pone)[\s:,]+[“"«„'‘]([\p{L} .!,]{2,40})[”"»'’]/iu;

/**
 * The words that a question gives as those of the one passage that it names: in quotation marks, or where it asks
 * whether the passage says them.
 *
 * @param rest the question without the name of the passage
 */
export function claimedOfPassage(rest: string, language: Language): ClaimedWords | undefined {
  const quoted = QUOTED.exec(rest);
  const inMarks = (quoted?.[1] ?? quoted?.[2])?.trim();
  if (inMarks !== undefined && questionWords(inMarks).length >= FEWEST_QUOTED)
    return { words: inMarks, isQuoted: true };
  // A single word can be what a passage is asked for, if a verb of saying stands before it: “Does Exodus 20:13 say ‘Kill’?”
  const short = SAYS_SHORTLY.exec(rest)?.[1]?.trim();
  if (short !== undefined) return { words: short.replace(/[.!,;\s]+$/u, ''), isQuoted: true };
  if (inMarks !== undefined) return undefined;
  const asks = ASKS_WHETHER[language].test(rest.trim()) || STATES[language].test(rest.trim());
  if (!asks) return undefined;
  const words = GIVEN[language]
    .exec(rest.replace(OR_NOT, ''))?.[1]
    ?.trim()
    .replace(/[.!,;\s]+$/u, '');
  if (words === undefined || NAMES_SUBJECT.test(words) || questionWords(words).length < FEWEST_QUOTED)
    return undefined;
  return { words, isQuoted: false };
}
