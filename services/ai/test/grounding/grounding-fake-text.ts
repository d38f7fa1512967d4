import { NearestVerses } from '@word-unfolded/scripture-text';
import { verseId, type VerseCounts, type VerseRange } from '@word-unfolded/scripture-ref';
import type { QuotableTranslation } from '../../src/grounding/judging/claim.js';
import {
  StoredText,
  StoredTextUnavailableError,
  VerseFinder,
  type NearVerse,
  type StoredVerse,
} from '../../src/grounding/stored/stored-text.js';

export const FAKE: QuotableTranslation = { id: 'INV', abbreviation: 'INV', language: 'en' };
export const INVENTADA: QuotableTranslation = { id: 'INE', abbreviation: 'INE', language: 'es' };

const COUNTS: VerseCounts = { Ps: [3, 2], Jude: [4] };

/** No Bible has these words. */
const VERSES: Readonly<Record<string, readonly StoredVerse[]>> = {
  INV: [
    {
      id: verseId('Ps', 1, 1),
      text: 'The heron of the marsh does not fear the winter, for its nest is high.',
    },
    { id: verseId('Ps', 1, 2), text: 'It rises early; it favours no storm, and sings for ever.' },
    { id: verseId('Ps', 1, 3), text: 'The keeper said, “Let the gate stand open,” and the gate stood open.' },
    {
      id: verseId('Ps', 2, 1),
      text: 'Every lantern was lit before the ninth bell, and the harbor rejoiced.',
    },
    { id: verseId('Ps', 2, 2), text: 'Old sailors mended the torn nets with silver thread.' },
    { id: verseId('Jude', 1, 4), text: 'You shall not sell the lighthouse.' },
  ],
  INE: [
    { id: verseId('Ps', 1, 1), text: 'La garza no teme á invierno alguno, porque su nido está en lo alto.' },
    { id: verseId('Ps', 1, 2), text: 'Y fué contado el mimbre, ó la caña, junto á las aguas obscuras.' },
  ],
};

/** Invented verses as stored text, for tests without a library. */
export class FakeText extends StoredText {
  isAway = false;

  override counts(translationId: string): Promise<VerseCounts | undefined> {
    if (this.isAway) return Promise.reject(new StoredTextUnavailableError());
    return Promise.resolve(translationId in VERSES ? COUNTS : undefined);
  }

  override verses({ first, last }: VerseRange, translationId: string): Promise<readonly StoredVerse[]> {
    if (this.isAway) return Promise.reject(new StoredTextUnavailableError());
    return Promise.resolve((VERSES[translationId] ?? []).filter(({ id }) => first <= id && id <= last));
  }
}

/** Finds the nearest of the invented verses. */
export class FakeFinder extends VerseFinder {
  readonly #indexes = new Map(Object.entries(VERSES).map(([id, verses]) => [id, new NearestVerses(verses)]));

  override nearest(text: string, translationIds: readonly string[]): Promise<readonly NearVerse[]> {
    return Promise.resolve(
      translationIds.flatMap((translationId) =>
        (this.#indexes.get(translationId)?.find(text, 6) ?? []).map(({ id, score }) => ({
          translationId,
          score: score * SMALL_LIBRARY,
          ...VERSES[translationId]!.find((verse) => verse.id === id)!,
        })),
      ),
    );
  }
}

/** A pair of words tells more in a library of 31,000 verses than in one of six. */
const SMALL_LIBRARY = 6;
