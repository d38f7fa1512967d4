import type { Mention } from './find-mentions.js';
import { isSupported } from './meaning-support.js';
import type { LexiconWord, WordLexicon } from './word-lexicon.js';

/** Mentions of one word beside each other: `φιλέω (*phileō*, G5368)`. */
export type Cluster = {
  readonly start: number;
  readonly end: number;
  readonly mentions: readonly ResolvedMention[];
};

/** A mention with the words of the lexicon that it may be. */
export type ResolvedMention = Mention & { readonly candidates: readonly string[] };

/** What stands between the word, its transliteration and its number. */
const GAP =
  /^[\s*_"“”‘’'«»`]*[)\]]?[([,/–—:;|-]?[\s*_"“”‘’'«»`]*(?:(?:transliterated|pronounced|transliterad[oa]|se pronuncia)\s*(?:as|como)?[\s*_"“‘«]*)?(?:(?:(?:is|has|with|es|tiene|con)\s+)?(?:(?:the|el)\s+)?(?:Strong(?:[’']?s)?(?:\s+(?:number|no\.?|n[uú]mero))?|number|no\.|n[uú]mero)\s*[:#]?\s*)?$/iu;

/** Signs between members of a list, which may also stand between a word and its transliteration. */
const LISTS = /[,;:|/]/;

/**
 * Joins mentions that stand beside each other and may be one word. Two words of a list are not joined, nor two mentions of
 * one kind.
 */
export function clusters(text: string, mentions: readonly ResolvedMention[]): Cluster[] {
  const joined: { start: number; end: number; mentions: ResolvedMention[] }[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (last && belongs(text.slice(last.end, mention.start), last.mentions, mention)) {
      last.mentions.push(mention);
      last.end = mention.end;
    } else joined.push({ start: mention.start, end: mention.end, mentions: [mention] });
  }
  return joined;
}

/** `G26 is the number of `. */
const NUMBER_OF =
  /^[\s*_]*(?:is|es)\s+(?:the|el)\s+(?:Strong(?:[’']?s)?\s+)?(?:number|n[uú]mero)\s+(?:(?:of|for|de)\s+)?(?:Strong\s+de\s+)?(?:the word\s+|la palabra\s+)?[*_"“‘«]*$/iu;

function belongs(gap: string, mentions: readonly ResolvedMention[], next: ResolvedMention): boolean {
  const isGap = GAP.test(gap) || (mentions.at(-1)?.kind === 'number' && NUMBER_OF.test(gap));
  if (gap.includes('\n') || !isGap || mentions.some(({ kind }) => kind === next.kind)) return false;
  if (next.kind === 'number' || mentions.at(-1)?.kind === 'number') return true;
  const isGuessed = [...mentions, next].some(({ certainty }) => certainty === 'guessed');
  if (isGuessed && !mentions.some((each) => share(each.candidates, next.candidates))) return false;
  return !LISTS.test(gap) || mentions.some((each) => share(each.candidates, next.candidates));
}

export function share(one: readonly string[], other: readonly string[]): boolean {
  return one.some((each) => other.includes(each));
}

/**
 * Resolves mentions by the lexicon. A word in Latin letters that is one of the reader's language, that only might have been
 * an original one, or that is the meaning of the word beside it, is left out.
 */
export async function resolveMentions(
  mentions: readonly Mention[],
  lexicon: WordLexicon,
  language: 'en' | 'es',
): Promise<ResolvedMention[]> {
  const beside = await Promise.all(
    mentions
      .filter(({ kind }) => kind !== 'latin')
      .map(async (mention) => {
        const strongs = mention.kind === 'number' ? mention.strongs : await lexicon.resolve(mention.text);
        const words = await Promise.all(strongs.map((each) => lexicon.word(each)));
        return { mention, words: words.filter((word) => word !== undefined) };
      }),
  );
  const near = beside.flatMap(({ words }) => words);
  const resolved = await Promise.all(
    mentions.map(async (mention): Promise<ResolvedMention | undefined> => {
      const own = beside.find((each) => each.mention === mention);
      if (own) return { ...mention, candidates: own.words.map(({ strongs }) => strongs) };
      const named = near.filter((word) => isSpelling(mention.text, word));
      const found = await lexicon.resolve(mention.text);
      const words = await Promise.all(found.map((each) => lexicon.word(each)));
      const spelt = words.flatMap((word) => (word && isSpelling(mention.text, word) ? [word.strongs] : []));
      const isLoan = words.some(
        (word) => word && isSpelling(mention.text, word) && isLoanword(mention.text, word),
      );
      const likely = spelt.length > 0 ? spelt : found;
      const candidates = [...new Set([...named.map(({ strongs }) => strongs), ...likely])];
      return (await isMeant(mention, candidates, named.length > 0, isLoan))
        ? { ...mention, candidates }
        : undefined;
    }),
  );
  return resolved.filter((each) => each !== undefined);

  /** An ordinary word of the translations that they took over from the original: “selah”. Names have capital letters. */
  function isLoanword(text: string, { renderings }: LexiconWord): boolean {
    return (
      /^\p{Ll}/u.test(text) && renderings[language].some((rendering) => plain(rendering) === plain(text))
    );
  }

  async function isMeant(
    mention: Mention,
    candidates: readonly string[],
    isNamed: boolean,
    isLoan: boolean,
  ): Promise<boolean> {
    const { certainty, text } = mention;
    if (isNamed) return true;
    if (certainty === 'named') return candidates.length > 0 || plain(text).length >= SHORTEST;
    if (certainty === 'known')
      return candidates.length > 0 && !near.some((word) => isSupported(text, [word]));
    if (!isLoan && (await lexicon.isOrdinary(text, language))) return false;
    if (certainty === 'possible') return true;
    return candidates.length > 0 && !near.some((word) => isSupported(text, [word]));
  }
}

/** A shorter word in Latin letters is resolved only beside its number. */
const SHORTEST = 3;

/** Whether a word in Latin letters is the transliteration of a word, but for accents and signs. */
function isSpelling(text: string, { transliteration }: LexiconWord): boolean {
  return transliteration.split(/,\s*/).some((form) => plain(form) === plain(text));
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll('ᵉ', 'e')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
}
