import { Injectable } from '@nestjs/common';
import type { CitedPassage, PreviewedPassage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  passageOfRange,
  versesOfCanonical,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryConnection } from '../library/library-connection.js';
import { EDITION_KEYS } from '../library/library.schema.js';
import { findKnownTranslation } from '../translations/known-translations.js';

/** Characters of a preview at most. */
const PREVIEW_LENGTH = 240;

/** Verses that can fill a preview. */
const PREVIEW_VERSES = 5;

/** Names passages in the numbering of an edition, with its first words. */
@Injectable()
export class Citations {
  private readonly selectTexts;
  /** Where canonical verses stand in editions, as far as it was asked: to look it up takes a walk through the numbering. */
  private readonly verses = new Map<number, readonly VerseId[]>();

  constructor(connection: LibraryConnection) {
    this.selectTexts = connection.prepare<[string]>(
      `select text from verse where key between ? and ? order by key limit ${PREVIEW_VERSES}`,
    );
  }

  /** A canonical range as an edition names it. @returns undefined where the edition has no such verses. */
  cite(canonical: VerseRange, edition: Edition): CitedPassage | undefined {
    const range = this.rangeIn(canonical, edition);
    return range && toCitation(range, canonical, edition);
  }

  /** The same with its words, of a longer passage the first of them. */
  preview(canonical: VerseRange, edition: Edition): PreviewedPassage | undefined {
    const range = this.rangeIn(canonical, edition);
    if (!range) return undefined;
    const keys = edition.number * EDITION_KEYS;
    const rows = this.selectTexts.all(keys + range.first, keys + range.last);
    const text = rows.map(([each]) => each).join(' ');
    return { ...toCitation(range, canonical, edition), text: shorten(text.trim()) };
  }

  private rangeIn({ first, last }: VerseRange, edition: Edition): VerseRange | undefined {
    const [begins] = this.versesOf(first, edition);
    const ends = this.versesOf(last, edition).at(-1);
    return begins === undefined || ends === undefined ? undefined : { first: begins, last: ends };
  }

  private versesOf(canonical: VerseId, { number, numbering }: Edition): readonly VerseId[] {
    const key = number * EDITION_KEYS + canonical;
    const known = this.verses.get(key);
    if (known) return known;
    const found = versesOfCanonical(canonical, numbering);
    this.verses.set(key, found);
    return found;
  }
}

/** A passage as it is named in an edition. */
export function toCitation(
  range: VerseRange,
  canonical: VerseRange,
  { id, numbering }: Edition,
): CitedPassage {
  const language: Language = findKnownTranslation(id)?.language ?? 'en';
  const passages = [passageOfRange(range, numbering.counts)];
  return {
    reference: formatReference(passages, language),
    osis: formatOsis(passages),
    canonicalId: canonical.first,
    canonicalEndId: canonical.last,
  };
}

/** A text of bounded length, broken off between words. */
function shorten(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const cut = text.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.—-]+$/, '')}…`;
}
