import { Module } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { CostsModule } from '../costs/costs.module.js';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { ModelsModule } from '../models/models.module.js';
import { chooseGenerator } from '../generators/choose-generator.js';
import {
  generatorsConfiguration,
  type GeneratorsConfiguration,
} from '../generators/generators.configuration.js';
import { GeneratePlanUseCase } from './generate-plan.use-case.js';
import { ModelPlanGenerator } from './model-plan-generator.js';
import { PlanMaker } from './plan-maker.js';
import { PlanGenerator } from './plan-generator.js';
import { StudyEnginePlanGenerator } from './study-engine-plan-generator.js';
import { UnconfiguredPlanGenerator } from './unconfigured-plan-generator.js';

/**
 * Makes reading plans for themes, by the generator of the answers; the main file of the service lists
 * `redisConfiguration`, `generatorsConfiguration` and `modelsConfiguration`.
 */
@Module({
  imports: [LibraryModule, GroundingModule, ModelsModule, CostsModule],
  providers: [
    StudyEnginePlanGenerator,
    ModelPlanGenerator,
    {
      provide: PlanGenerator,
      inject: [
        ModelPlanGenerator,
        StudyEnginePlanGenerator,
        modelsConfiguration.token,
        generatorsConfiguration.token,
        kitConfiguration.token,
      ],
      useFactory: (
        model: ModelPlanGenerator,
        engine: StudyEnginePlanGenerator,
        models: ModelsConfiguration,
        writers: GeneratorsConfiguration,
        kit: KitConfiguration,
      ): PlanGenerator => {
        const all = { model, 'study-engine': engine, none: new UnconfiguredPlanGenerator() };
        return all[chooseGenerator(models, writers, kit)];
      },
    },
    PlanMaker,
    GeneratePlanUseCase,
  ],
  exports: [GeneratePlanUseCase],
})
export class PlanGenerationModule {}
