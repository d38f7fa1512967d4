import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { ModelsModule } from '../models/models.module.js';
import { chooseWriter } from '../writers/choose-writer.js';
import { writersConfiguration, type WritersConfiguration } from '../writers/writers.configuration.js';
import { GeneratePlanUseCase } from './generate-plan.use-case.js';
import { ModelPlanWriter } from './model-plan-writer.js';
import { PlanMaker } from './plan-maker.js';
import { PlanWriter } from './plan-writer.js';
import { StudyEnginePlanWriter } from './study-engine-plan-writer.js';
import { UnconfiguredPlanWriter } from './unconfigured-plan-writer.js';

/**
 * Makes reading plans for themes, by the writer that writes answers; the service names `redisConfiguration`,
 * `writersConfiguration` and `modelsConfiguration` in its main.
 */
@Module({
  imports: [LibraryModule, GroundingModule, ModelsModule, MeteringModule],
  providers: [
    StudyEnginePlanWriter,
    ModelPlanWriter,
    {
      provide: PlanWriter,
      inject: [
        ModelPlanWriter,
        StudyEnginePlanWriter,
        modelsConfiguration.token,
        writersConfiguration.token,
        kitConfiguration.token,
      ],
      useFactory: (
        model: ModelPlanWriter,
        engine: StudyEnginePlanWriter,
        models: ModelsConfiguration,
        writers: WritersConfiguration,
        kit: KitConfiguration,
      ): PlanWriter => {
        const all = { model, 'study-engine': engine, none: new UnconfiguredPlanWriter() };
        return all[chooseWriter(models, writers, kit)];
      },
    },
    PlanMaker,
    GeneratePlanUseCase,
  ],
  exports: [GeneratePlanUseCase],
})
export class PlanGenerationModule {}
