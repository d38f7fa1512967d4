import { Module } from '@nestjs/common';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { CheckQuotationsUseCase } from './check-quotations.use-case.js';

/** Checks the quotations in texts of other services. */
@Module({ imports: [GroundingModule, LibraryModule], controllers: [CheckQuotationsUseCase] })
export class QuotationsModule {}
