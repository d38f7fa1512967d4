import type { ParallelAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  loadReferenceParser,
  type Numbering,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { answerParallel, rangesOfParsed, type ParallelText } from '@word-unfolded/scripture-text';
import type { EditionStore } from '../storage/edition-store.js';
import type { AskWorker } from '../worker/ask-worker.js';
import { chooseEdition, countsOf, readVerses } from './read-offline.js';

/** A request for a parallel view. The reference is in the numbering of the first translation. */
export type ParallelRequest = {
  readonly reference: string;
  readonly translationIds: readonly string[];
  readonly language: Language;
};

/**
 * Aligns texts on this device side by side.
 *
 * @returns undefined if one of the translations is not stored
 * @throws AppError like the server: for a reference that is not understood, or names a passage that the text lacks
 */
export async function readParallelOffline(
  store: EditionStore,
  ask: AskWorker,
  { reference, translationIds, language }: ParallelRequest,
): Promise<ParallelAnswer | undefined> {
  const texts = translationIds.map((id) => textOf(store, ask, id, language));
  const [first, ...others] = await Promise.all(texts);
  if (!first || !areAll(others)) return undefined;
  const parser = await loadReferenceParser();
  const ranges = rangesOfParsed(parser.parse(reference, language), first.numbering.counts, language);
  return answerParallel(ranges, [first, ...others], language);
}

function areAll(texts: readonly (ParallelText | undefined)[]): texts is readonly ParallelText[] {
  return texts.every((text) => text !== undefined);
}

async function textOf(
  store: EditionStore,
  ask: AskWorker,
  id: string,
  language: Language,
): Promise<ParallelText | undefined> {
  const edition = await chooseEdition(store, id, language);
  const answer = edition && (await ask({ kind: 'number', translation: edition.id }));
  if (!edition || !answer || 'problem' in answer || !answer.renumbered) return undefined;
  const exceptions = new Map<VerseId, VerseRange>(
    answer.renumbered.map(([own, from, to]) => [own, { first: from, last: to }]),
  );
  const numbering: Numbering = { counts: countsOf(edition), exceptions };
  return {
    translation: edition.translation,
    numbering,
    read: (range, limit) => readVerses(store, edition.id, numbering.counts, range, limit),
  };
}
