import { Controller } from '@nestjs/common';
import {
  GetMarginReferences,
  MARGIN_REFERENCES,
  type CitedPassage,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { Handles } from '@word-unfolded/service-kit';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { Citations } from '../works/citations.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { WorkSources } from '../works/work-sources.js';
import { CrossReferencesRepository } from './cross-references.repository.js';
import { CROSS_REFERENCE_SOURCES, type RelatedPassage } from './related-verses.js';

/** Returns the best cross references of each verse of a passage. */
@Controller()
export class GetMarginReferencesUseCase {
  constructor(
    private readonly crossReferences: CrossReferencesRepository,
    private readonly editions: LibraryEditions,
    private readonly citations: Citations,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError as `readRequestedPassage` does. */
  @Handles(GetMarginReferences)
  execute(request: RequestOf<typeof GetMarginReferences>): ResponseOf<typeof GetMarginReferences> {
    const requested = readRequestedPassage(request, this.editions.defaultOf(request.language).id);
    const edition = this.editions.shownWith(requested.translation.id);
    const { canonical } = requested;
    const verses = canonical
      .flatMap((range) => this.crossReferences.relatedTo(range))
      .map(({ verse, passages }) => ({
        canonicalId: verse,
        references: this.best(passages, canonical, edition),
      }));
    return {
      reference: requested.reference,
      sources: CROSS_REFERENCE_SOURCES.map((id) => this.sources.get(id)),
      translation: this.editions.named(edition.id),
      verses: verses.filter(({ references }) => references.length > 0),
      next: requested.next,
    };
  }

  /** The stored passages are in the order of their nearness. */
  private best(
    passages: readonly RelatedPassage[],
    canonical: readonly VerseRange[],
    edition: Edition,
  ): CitedPassage[] {
    const isWithin = (range: VerseRange) =>
      canonical.some(({ first, last }) => range.first <= last && first <= range.last);
    return passages
      .filter(({ range }) => !isWithin(range))
      .flatMap(({ range }) => this.citations.cite(range, edition) ?? [])
      .slice(0, MARGIN_REFERENCES);
  }
}
