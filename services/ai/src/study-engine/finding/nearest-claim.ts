import type { Language } from '@word-unfolded/domain';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { alignSpan } from '../../grounding/unmarked/align-span.js';
import { textWords } from '../../grounding/words/text-words.js';
import type { ClaimedWords } from '../asking/named/claimed-words.js';
import type { NearVerse } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { meaningsOf } from '../understanding/wording/like-words.js';
import { standsAsClause } from './stands-in.js';
import { questionWords, isStopWord } from './words-of-question.js';

/** The stored verse that is nearest to words of a reader. */
export type NearestClaim = {
  readonly verse: NearVerse;
  /** Whether all the words stand there in their order. */
  readonly isThere: boolean;
};

/** The share of the telling words of which a verse must have as many to be near: less of what is quoted, or told of a passage. */
const NEAR = { quoted: 0.5, said: 0.6, within: 0.35 };
const FEWEST_SHARED = 2;
const FEWEST_SAID = 3;
/** Words in the order of the verse tell more than those that it has anywhere; so many are enough by themselves. */
const IN_ORDER = 1.5;
const FEWEST_IN_ORDER = 3;

/** A number tells more than another word: who made the earth in six days did not make it in six years. */
const NUMBER =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|forty|fifty|hundred|thousand|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|treinta|cuarenta|cincuenta|cien|mil)$/;

const COMPARED = 12;

/**
 * The verse that has most of some words, within the passages that they are about if these are known; undefined where none has
 * enough of them to be what is meant.
 */
export async function nearestClaim(
  context: CompositionContext,
  { words, isQuoted }: ClaimedWords,
  within?: readonly VerseRange[],
): Promise<NearestClaim | undefined> {
  const { language } = context;
  const said = textWords(words, language);
  const telling = tellingWords(words, language);
  let best: { readonly verse: NearVerse; readonly score: number } | undefined;
  let there: NearVerse | undefined;
  const fewest = within || isQuoted ? FEWEST_SHARED : FEWEST_SAID;
  const enough = within ? NEAR.within : isQuoted ? NEAR.quoted : NEAR.said;
  for (const verse of await context.nearestOfAll(words, COMPARED)) {
    if (within && !within.some(({ first, last }) => first <= verse.id && verse.id <= last)) continue;
    const stored = textWords(verse.text, language);
    const span = alignSpan(said, stored);
    if (span?.matched === said.length && span.stored.to - span.stored.from === said.length) {
      if (standsAsClause(verse.text, words, language)) return { verse, isThere: true };
      there ??= verse;
    }
    const has = new Set(questionWords(verse.text).flatMap(({ folded }) => [...meaningsOf(folded, language)]));
    const shared = telling.filter(({ meanings }) => [...meanings].some((meaning) => has.has(meaning)));
    const share = weightOf(shared) / Math.max(1, weightOf(telling));
    const aligned = (span?.matched ?? 0) / said.length;
    const score = share + IN_ORDER * aligned;
    const isNear =
      (span !== undefined && span.matched >= FEWEST_IN_ORDER && aligned >= NEAR.said) ||
      (shared.length >= fewest && share >= enough);
    if (isNear && score > (best?.score ?? 0)) best = { verse, score };
  }
  if (there) return { verse: there, isThere: true };
  return best ? { verse: best.verse, isThere: false } : undefined;
}

type Telling = { readonly weight: number; readonly meanings: ReadonlySet<string> };

function tellingWords(words: string, language: Language): Telling[] {
  return questionWords(words)
    .filter(({ folded }) => !isStopWord(folded, language))
    .map(({ folded }) => ({ weight: NUMBER.test(folded) ? 2 : 1, meanings: meaningsOf(folded, language) }));
}

function weightOf(words: readonly Telling[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}
