import { Module } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { PlanQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { DangerModule } from '../danger/danger.module.js';
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
import { FollowPlanUseCase } from './follow-plan.use-case.js';
import { FoundDays } from './found-days.js';
import { FoundDaysErasure } from './found-days-erasure.js';
import { GeneratePlanUseCase } from './generate-plan.use-case.js';
import { ModelPlanGenerator } from './generators/model-plan-generator.js';
import { PlanMaker } from './plan-maker.js';
import { PlanWorker } from './plan-worker.js';
import { PlanGenerator } from './generators/plan-generator.js';
import { StudyEnginePlanGenerator } from './generators/study-engine-plan-generator.js';
import { UnconfiguredPlanGenerator } from './generators/unconfigured-plan-generator.js';

/** Plans wait for the library and for models, which serve others too. */
const AT_A_TIME = 4;

/** A reader waits for the first days: a worker without a sign of life for so long counts as dead. */
const DEAD_AFTER_MS = 10_000;

/**
 * Makes reading plans for themes, by the generator of the answers; the main file of the service lists
 * `redisConfiguration`, `generatorsConfiguration` and `modelsConfiguration`.
 */
@Module({
  imports: [
    QueueModule.of(PlanQueue),
    RedisModule,
    LibraryModule,
    GroundingModule,
    ModelsModule,
    CostsModule,
    DangerModule,
  ],
  controllers: [GeneratePlanUseCase, FollowPlanUseCase],
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
    FoundDays,
    FoundDaysErasure,
    PlanWorker,
    worksOn(PlanQueue, PlanWorker, { concurrency: AT_A_TIME, deadAfterMs: DEAD_AFTER_MS }),
  ],
})
export class PlanGenerationModule {}
