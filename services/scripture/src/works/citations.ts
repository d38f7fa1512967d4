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

/** Maximum length of a preview in characters. */
const PREVIEW_LENGTH = 240;

/** Number of verses that are enough to fill a preview. */
const PREVIEW_VERSES = 5;

/** Names passages in the numbering of an edition, with its first words. */
@Injectable()
export class Citations {
  private readonly selectTexts;
  /** Cache of the positions of canonical verses in editions, because a lookup iterates over the numbering. */
  private readonly verses = new Map<number, readonly VerseId[]>();

  constructor(connection: LibraryConnection) {
    this.selectTexts = connection.prepare<[string]>(
      `select text from verse where key between ? and ? order by key limit ${PREVIEW_VERSES}`,
    );
  }

  /** A canonical range as named in an edition. @returns undefined if the edition has no such verses. */
  cite(canonical: VerseRange, edition: Edition): CitedPassage | undefined {
    const range = this.rangeIn(canonical, edition);
    return range && toCitation(range, canonical, edition);
  }

  /** The same with its text; only the first words of a longer passage. */
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

/** A passage as named in an edition. */
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

/** Truncates a text at a word boundary. */
function shorten(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const cut = text.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.—-]+$/, '')}…`;
}
