import { verseId, type VerseCounts, type VerseRange } from '@word-unfolded/scripture-ref';
import type { QuotableTranslation } from '../../src/grounding/judging/claim.js';
import {
  StoredText,
  StoredTextUnavailableError,
  VerseFinder,
  type FoundPlace,
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

/** Finds every verse that shares three words with the text. */
export class FakeFinder extends VerseFinder {
  override find(words: string, translationId: string): Promise<readonly FoundPlace[]> {
    const wanted = new Set(words.toLowerCase().match(/\p{L}{4,}/gu));
    const found = (VERSES[translationId] ?? []).filter(
      ({ text }) =>
        (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => wanted.has(word)).length > 2,
    );
    return Promise.resolve(found.map(({ id }) => ({ translationId, id })));
  }
}
