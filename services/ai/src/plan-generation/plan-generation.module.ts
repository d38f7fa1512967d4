import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { GeneratePlanUseCase } from './generate-plan.use-case.js';
import { PlanWriter } from './plan-writer.js';
import { StudyEnginePlanWriter } from './study-engine-plan-writer.js';

/** Makes reading plans for themes. */
@Module({
  imports: [LibraryModule],
  providers: [{ provide: PlanWriter, useClass: StudyEnginePlanWriter }, GeneratePlanUseCase],
  exports: [GeneratePlanUseCase],
})
export class PlanGenerationModule {}
