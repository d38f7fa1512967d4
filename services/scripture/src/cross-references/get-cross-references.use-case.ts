import { Controller } from '@nestjs/common';
import {
  GetCrossReferences,
  type CrossReference,
  type CrossReferencesAnswer,
  type RequestOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { Citations } from '../works/citations.js';
import { itemsOf, paginationOf } from '../works/pages.js';
import { WorkSources } from '../works/work-sources.js';
import { CrossReferencesRepository } from './cross-references.repository.js';
import { CROSS_REFERENCE_SOURCES, type CrossReferenceSource } from './related-verses.js';

/** A passage related to verses of the requested one. */
type Related = {
  readonly range: VerseRange;
  weight: number;
  readonly sources: Set<CrossReferenceSource>;
  readonly from: VerseId[];
};

/** Returns the passages related to a passage, with their first words in the reader's translation. */
@Controller()
export class GetCrossReferencesUseCase {
  constructor(
    private readonly crossReferences: CrossReferencesRepository,
    private readonly editions: LibraryEditions,
    private readonly citations: Citations,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError as `readAskedPassage` does. */
  @Handles(GetCrossReferences)
  execute(request: RequestOf<typeof GetCrossReferences>): CrossReferencesAnswer {
    const requested = readRequestedPassage(request, this.editions.defaultOf(request.language).id);
    const edition = this.editions.shownWith(requested.translation.id);
    const related = this.relatedTo(requested.canonical);
    return {
      reference: requested.reference,
      sources: CROSS_REFERENCE_SOURCES.map((id) => this.sources.get(id)),
      translation: this.editions.named(edition.id),
      items: itemsOf(related, request).flatMap((each) => this.toItem(each, edition)),
      pagination: paginationOf(related.length, request),
      next: requested.next,
    };
  }

  /** A passage that is related to several of the verses ranks higher. Passages inside the requested one are omitted. */
  private relatedTo(canonical: readonly VerseRange[]): Related[] {
    const found = new Map<string, Related>();
    for (const { verse, passages } of canonical.flatMap((range) => this.crossReferences.relatedTo(range)))
      for (const { range, weight, sources } of passages) {
        if (canonical.some(({ first, last }) => range.first <= last && first <= range.last)) continue;
        const key = `${range.first}-${range.last}`;
        const before = found.get(key) ?? { range, weight: 0, sources: new Set(), from: [] };
        found.set(key, before);
        before.weight += weight;
        before.from.push(verse);
        for (const source of sources) before.sources.add(source);
      }
    return [...found.values()].sort((a, b) => b.weight - a.weight || a.range.first - b.range.first);
  }

  private toItem({ range, sources, from }: Related, edition: Edition): CrossReference[] {
    const preview = this.citations.preview(range, edition);
    if (!preview) return [];
    const verses = from.flatMap((verse) => this.citations.cite({ first: verse, last: verse }, edition) ?? []);
    return [{ ...preview, sources: [...sources], from: verses.map(({ osis }) => osis) }];
  }
}
