import { Controller } from '@nestjs/common';
import { AppError, SaveHighlights, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { mergeHighlights, type Highlight } from '@word-unfolded/domain';
import { ownerOf, retryIfDuplicate, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { isCanonicalVerse } from '@word-unfolded/scripture-ref';
import { Handles } from '@word-unfolded/service-kit';
import { notLaterThan } from '../common/not-later-than.js';
import { HighlightRepository } from './highlight.repository.js';

/** Merges the highlights of a device with the stored ones. */
@Controller()
export class SaveHighlightsUseCase {
  constructor(
    private readonly highlights: HighlightRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a verse outside the canon, whose size is the limit of a reader's highlights */
  @Handles(SaveHighlights)
  async execute(request: RequestOf<typeof SaveHighlights>): Promise<ResponseOf<typeof SaveHighlights>> {
    if (!request.highlights.every(({ verse }) => isCanonicalVerse(verse)))
      throw AppError.of('VALIDATION_FAILED');
    const ownerId = ownerOf(request.userId);
    const now = this.clock.now();
    const sent = request.highlights.map((highlight) => ({
      ...highlight,
      changedAt: notLaterThan(now, highlight.changedAt),
    }));
    const merge = () => this.unitOfWork.run(() => this.merge(ownerId, sent));
    return { highlights: await retryIfDuplicate(merge) };
  }

  private async merge(ownerId: OwnerId, sent: readonly Highlight[]): Promise<Highlight[]> {
    const known = await this.highlights.ofVerses(ownerId, [...new Set(sent.map(({ verse }) => verse))]);
    const before = new Map(known.map((highlight) => [highlight.verse, highlight]));
    const together = mergeHighlights(known, sent);
    const isChanged = ({ verse, colour, changedAt }: Highlight) => {
      const stored = before.get(verse);
      return stored && (stored.colour !== colour || stored.changedAt !== changedAt);
    };
    await this.highlights.change(ownerId, together.filter(isChanged));
    await this.highlights.add(
      ownerId,
      together.filter(({ verse }) => !before.has(verse)),
    );
    return together;
  }
}
