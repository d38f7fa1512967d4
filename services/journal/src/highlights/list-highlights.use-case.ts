import { Controller } from '@nestjs/common';
import {
  HIGHLIGHTS_PER_PAGE,
  ListHighlights,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { HighlightRepository } from './highlight.repository.js';

/** Lists a reader's highlights, page by page. */
@Controller()
export class ListHighlightsUseCase {
  constructor(private readonly highlights: HighlightRepository) {}

  @Handles(ListHighlights)
  async execute({
    userId,
    after,
  }: RequestOf<typeof ListHighlights>): Promise<ResponseOf<typeof ListHighlights>> {
    const found = await this.highlights.after(ownerOf(userId), after, HIGHLIGHTS_PER_PAGE + 1);
    const highlights = found.slice(0, HIGHLIGHTS_PER_PAGE);
    const isEnd = found.length <= HIGHLIGHTS_PER_PAGE;
    return { highlights, next: isEnd ? null : highlights.at(-1)!.verse };
  }
}
