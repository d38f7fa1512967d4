import { compareFound, RANKED_OF_SOURCE, type FoundItem } from '@word-unfolded/contracts';
import {
  distinctWords,
  excerptOf,
  matchRanges,
  ownTerm,
  ownTerms,
  scoreOwnText,
  SpellingCorrector,
  type OwnTerm,
} from '@word-unfolded/scripture-text';
import type { DeviceText } from './device-texts.js';

/** Texts that are looked at before the page may do something else. */
const AT_ONCE = 100;

/** Words of the corrections on this device. */
type DeviceCorrection = { readonly from: string; readonly to: string };

export type FoundOnDevice = {
  readonly found: readonly FoundItem[];
  readonly corrections: readonly DeviceCorrection[];
};

/**
 * Searches texts on this device, as the server does: the same matches, the same score, the same order. Where nothing has
 * all the words, those that no text has are replaced with the nearest ones that the texts have.
 *
 * @param now for the age of a text
 * @throws the reason of the signal
 */
export async function searchDeviceTexts(
  texts: readonly DeviceText[],
  q: string,
  now: Date,
  signal?: AbortSignal,
): Promise<FoundOnDevice> {
  const terms = ownTerms(q);
  if (terms.length === 0) return { found: [], corrections: [] };
  const found = await rank(texts, terms, now, signal);
  if (found.length > 0 || texts.length === 0) return { found, corrections: [] };
  const corrected = await correct(texts, terms, signal);
  if (!corrected) return { found, corrections: [] };
  return {
    found: await rank(texts, corrected, now, signal),
    corrections: corrected.flatMap(({ word, isCorrected }, at) =>
      isCorrected ? { from: terms[at]!.word, to: word } : [],
    ),
  };
}

async function rank(
  texts: readonly DeviceText[],
  terms: readonly OwnTerm[],
  now: Date,
  signal: AbortSignal | undefined,
): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const [index, text] of texts.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn(signal);
    if (!mayHave(text, terms)) continue;
    const scored = scoreOwnText(terms, text, now);
    if (!scored) continue;
    const { excerpt, ranges } = excerptOf(text.shown, terms);
    found.push({
      source: text.source,
      id: text.id,
      title: text.title,
      titleRanges: matchRanges(text.title, terms),
      excerpt,
      ranges: [...ranges],
      passage: text.passage,
      inVerses: scored.isInVerses,
      date: text.date,
      score: scored.score,
    });
  }
  return bestOfEachSource(found.sort(compareFound));
}

function bestOfEachSource(found: readonly FoundItem[]): FoundItem[] {
  const counts = new Map<string, number>();
  return found.filter(({ source }) => {
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    return count <= RANKED_OF_SOURCE;
  });
}

/** The text of an item without case and accents; it is made once. */
const foldedTexts = new WeakMap<DeviceText, string>();

/** A quick look that excludes most texts: a match begins with the prefix of its term. */
function mayHave(text: DeviceText, terms: readonly OwnTerm[]): boolean {
  let folded = foldedTexts.get(text);
  if (folded === undefined) {
    folded = `${text.title}\n${text.text}\n${(text.tags ?? []).join('\n')}`
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '');
    foldedTexts.set(text, folded);
  }
  return terms.every(({ prefix }) => folded.includes(prefix));
}

async function correct(
  texts: readonly DeviceText[],
  terms: readonly OwnTerm[],
  signal: AbortSignal | undefined,
): Promise<OwnTerm[] | undefined> {
  const counts = new Map<string, number>();
  for (const [index, { title, text }] of texts.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn(signal);
    for (const word of distinctWords(`${title}\n${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()];
  const corrector = new SpellingCorrector(counts);
  const corrected = terms.map((term) => {
    if (words.some((word) => word.startsWith(term.word))) return term;
    const [nearest] = corrector.candidates(term.word);
    return nearest === undefined ? undefined : ownTerm(nearest, true);
  });
  const known = corrected.filter((term) => term !== undefined);
  return known.length === terms.length && known.some(({ isCorrected }) => isCorrected) ? known : undefined;
}

async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
