import { Module } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { ModelGeneratorModule } from '../model-generator/model-generator.module.js';
import { ModelGenerator } from '../model-generator/model-generator.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { HelpFirstGenerator } from '../danger/help-first-generator.js';
import { LibraryModule } from '../library/library.module.js';
import { StudyLibrary } from '../library/study-library.js';
import { StudyEngineModule } from '../study-engine/study-engine.module.js';
import { StudyEngineGenerator } from '../study-engine/study-engine-generator.js';
import { AnswerGenerator } from './answer-generator.js';
import { chooseGenerator } from './choose-generator.js';
import { UnconfiguredGenerator } from './unconfigured-generator.js';
import { generatorsConfiguration, type GeneratorsConfiguration } from './generators.configuration.js';

/**
 * Provides the generator that the configuration chooses, behind the one that gives help first; the main file of the service lists `generatorsConfiguration`
 * and `modelsConfiguration`.
 */
@Module({
  imports: [LibraryModule, ModelGeneratorModule, StudyEngineModule],
  providers: [
    {
      provide: AnswerGenerator,
      inject: [
        ModelGenerator,
        StudyEngineGenerator,
        StudyLibrary,
        modelsConfiguration.token,
        generatorsConfiguration.token,
        kitConfiguration.token,
      ],
      useFactory: (
        model: ModelGenerator,
        engine: StudyEngineGenerator,
        library: StudyLibrary,
        models: ModelsConfiguration,
        writers: GeneratorsConfiguration,
        kit: KitConfiguration,
      ): AnswerGenerator => {
        const all = { model, 'study-engine': engine, none: new UnconfiguredGenerator() };
        return new HelpFirstGenerator(all[chooseGenerator(models, writers, kit)], library);
      },
    },
  ],
  exports: [AnswerGenerator],
})
export class GeneratorsModule {}
