import type { Language } from '@word-unfolded/domain';
import { foldWord } from '@word-unfolded/scripture-text';
import type { Cluster } from './clusters.js';
import type { Objection, Sentence } from './sentence.js';
import { OTHER_SIGN } from './claimed-meanings.js';
import type { LexiconWord, WordLexicon } from './word-lexicon.js';

/** What says that a word stands in the original text. */
const STANDS =
  /(?<!\p{L})(?:behind|underl(?:ies|ying)|translated|translates|rendered|renders|uses?|used|using|appears?|occurs?|stands?|found|chose|chooses|employs?|(?:the|in) (?:original|greek|hebrew|aramaic)|(?:greek|hebrew|aramaic) (?:word|term|verb|noun)|detr[aá]s|subyace|traduc\p{L}+|usan?|usad[oa]s?|utiliza\p{L}*|emplea\p{L}*|aparecen?|se encuentra|est[aá]|(?:el|en) (?:original|griego|hebreo|arameo)|(?:palabra|t[eé]rmino|verbo|sustantivo) (?:grieg|hebre|arame)[oa])(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not|never|n[’']t|rather than|instead of|unlike|elsewhere|compare|contrast|other|no|nunca|jam[aá]s|en vez de|en lugar de|a diferencia|compara|otr[oa]s?)(?!\p{L})/iu;
const HERE =
  /(?<!\p{L})(?:(?:in|of) (?:this|the) (?:verse|passage|text)|(?:translated|rendered|used) here|(?:en|de) (?:este|el) (?:vers[ií]culo|pasaje|texto)|(?:traducid[oa]|usad[oa]) aqu[ií])(?!\p{L})/iu;

/** The rendering that a word is said to stand behind: `behind “love”`. */
const RENDERING =
  /(?<!\p{L})(?:behind|translated|rendered|for|detr[aá]s de|traducid[oa](?: como)?|para)\s+(?:as\s+)?["“‘«*_]{1,2}([\p{L} ’'-]{2,30}?)["”’»*_]{1,2}/iu;

/**
 * Objects to a word of which a sentence says that it stands in a passage whose tagged text does not have it, or not
 * behind the words that are named. Where no tagged text is known, nothing is objected.
 */
export async function behindClaims(
  sentence: Sentence,
  masked: string,
  cluster: Cluster,
  words: readonly LexiconWord[],
  lexicon: WordLexicon,
  language: Language,
): Promise<Objection[]> {
  if (words.length === 0 || DENIED.test(masked)) return [];
  const named = sentence.others.filter(({ osis }) => osis !== undefined);
  const hasPassage = named.length > 0 && masked.includes(OTHER_SIGN) && STANDS.test(masked);
  const isHere = named.length === 0 && HERE.test(masked) && sentence.passage !== undefined;
  if (!hasPassage && !isHere) return [];
  const places = hasPassage ? named.map(({ osis }) => osis!) : [sentence.passage!];
  const read = await Promise.all(places.map((osis) => lexicon.phrasesOf(osis, language)));
  if (read.some((phrases) => phrases === undefined || phrases.length === 0)) return [];
  const phrases = read.flatMap((each) => each ?? []);
  const isOf = (strongs: readonly string[]) => words.some((word) => strongs.includes(word.strongs));
  const rendering = RENDERING.exec(masked)?.[1];
  const rendered = rendering === undefined ? [] : phrases.filter(({ text }) => contains(text, rendering));
  const stands = (rendered.length > 0 ? rendered : phrases).some(({ strongs }) => isOf(strongs));
  if (stands) return [];
  const last = named.at(-1);
  const at = Math.max(cluster.end, last?.end ?? 0);
  return [{ reason: 'not-in-text', at, instead: last ? sentence.text.slice(last.start, last.end) : '' }];
}

function contains(text: string, rendering: string): boolean {
  const words = foldWord(rendering).split(/[^\p{L}]+/u);
  const phrase = foldWord(text).split(/[^\p{L}]+/u);
  return words.every((word) =>
    phrase.some((each) => each === word || (word.length > 3 && each.startsWith(word))),
  );
}
