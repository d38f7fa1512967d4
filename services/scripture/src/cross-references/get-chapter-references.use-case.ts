import { Controller } from '@nestjs/common';
import { GetChapterReferences, type ChapterReferencesAnswer, type RequestOf } from '@word-unfolded/contracts';
import {
  KJV_VERSE_COUNTS,
  partsOfVerse,
  verseId,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { Handles } from '@word-unfolded/service-kit';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { Citations } from '../works/citations.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { WorkSources } from '../works/work-sources.js';
import { CrossReferencesRepository } from './cross-references.repository.js';
import { CROSS_REFERENCE_SOURCES } from './related-verses.js';

/** What leads to one chapter. */
type Target = { references: number; weight: number; range: VerseRange };

/** Returns the chapters that the verses of a chapter refer to: that of the first verse of the requested passage. */
@Controller()
export class GetChapterReferencesUseCase {
  constructor(
    private readonly crossReferences: CrossReferencesRepository,
    private readonly editions: LibraryEditions,
    private readonly citations: Citations,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError as `readRequestedPassage` does. */
  @Handles(GetChapterReferences)
  execute(request: RequestOf<typeof GetChapterReferences>): ChapterReferencesAnswer {
    const requested = readRequestedPassage(request, this.editions.defaultOf(request.language).id);
    const edition = this.editions.shownWith(requested.translation.id);
    const whole = chapterOf(Math.min(...requested.canonical.map(({ first }) => first)));
    const { book, chapter } = partsOfVerse(whole.first);
    return {
      book,
      chapter,
      name: this.citations.cite(whole, edition)?.reference ?? requested.reference,
      sources: CROSS_REFERENCE_SOURCES.map((id) => this.sources.get(id)),
      translation: this.editions.named(edition.id),
      chapters: this.targetsOf(whole).flatMap((target) => this.toChapter(target, edition)),
    };
  }

  /** The chapters in the order of the Bible; of each the passage with the greatest weight. */
  private targetsOf(whole: VerseRange): Target[] {
    const targets = new Map<number, Target>();
    for (const { passages } of this.crossReferences.relatedTo(whole))
      for (const { range, weight } of passages) {
        if (range.first <= whole.last && whole.first <= range.last) continue;
        const key = chapterOf(range.first).first;
        const target = targets.get(key) ?? { references: 0, weight: 0, range };
        targets.set(key, target);
        target.references += 1;
        if (weight > target.weight) Object.assign(target, { weight, range });
      }
    return [...targets].sort(([a], [b]) => a - b).map(([, target]) => target);
  }

  private toChapter(
    { references, range }: Target,
    edition: Edition,
  ): ChapterReferencesAnswer['chapters'][number][] {
    const nearest = this.citations.cite(range, edition);
    if (!nearest) return [];
    const { book, chapter } = partsOfVerse(range.first);
    return [{ book, chapter, references, nearest }];
  }
}

/** The whole chapter of a canonical verse. */
function chapterOf(verse: VerseId): VerseRange {
  const { book, chapter } = partsOfVerse(verse);
  const verses = KJV_VERSE_COUNTS[book]?.[chapter - 1] ?? 1;
  return { first: verseId(book, chapter, 1), last: verseId(book, chapter, verses) };
}
