import { Controller } from '@nestjs/common';
import { GetCommentary, type CommentaryAnswer, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { Citations } from '../works/citations.js';
import { WorkSources } from '../works/work-sources.js';
import { withPlainVerses, type CommentarySection } from './commentary-section.js';
import { CommentaryRepository } from './commentary.repository.js';

/** Returns the commentary on a passage, with references in the numbering of the reader's translation. */
@Controller()
export class GetCommentaryUseCase {
  constructor(
    private readonly commentary: CommentaryRepository,
    private readonly editions: LibraryEditions,
    private readonly citations: Citations,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError as `readAskedPassage` does. */
  @Handles(GetCommentary)
  execute(request: RequestOf<typeof GetCommentary>): CommentaryAnswer {
    const requested = readRequestedPassage(request, this.editions.defaultOf(request.language).id);
    const edition = this.editions.shownWith(requested.translation.id);
    const sections = new Map(
      requested.canonical
        .flatMap((range) => this.commentary.sectionsOn(range))
        .map((section) => [section.range.first, section]),
    );
    return {
      reference: requested.reference,
      source: this.sources.get('matthew-henry'),
      sections: [...sections.values()].flatMap((section) => this.toSection(section, edition)),
      next: requested.next,
    };
  }

  private toSection(section: CommentarySection, edition: Edition): CommentaryAnswer['sections'] {
    const place = this.citations.cite(section.range, edition);
    if (!place) return [];
    const { introduction, outline, paragraphs, references } = section;
    return [
      {
        ...place,
        introduction: [...introduction],
        outline: [...outline],
        paragraphs: paragraphs.map(withPlainVerses),
        references: references.flatMap((range) => this.citations.cite(range, edition) ?? []),
      },
    ];
  }
}
