import { Module } from '@nestjs/common';
import { HighlightRepository } from './highlight.repository.js';
import { ListHighlightsUseCase } from './list-highlights.use-case.js';
import { SaveHighlightsUseCase } from './save-highlights.use-case.js';

@Module({
  controllers: [ListHighlightsUseCase, SaveHighlightsUseCase],
  providers: [HighlightRepository],
  exports: [HighlightRepository],
})
export class HighlightsModule {}
