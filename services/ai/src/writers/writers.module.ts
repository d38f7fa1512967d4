import { Module } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { ModelWriterModule } from '../model-writer/model-writer.module.js';
import { ModelWriter } from '../model-writer/model-writer.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { StudyEngineModule } from '../study-engine/study-engine.module.js';
import { StudyEngineWriter } from '../study-engine/study-engine-writer.js';
import { AnswerWriter } from './answer-writer.js';
import { chooseWriter } from './choose-writer.js';
import { UnconfiguredWriter } from './unconfigured-writer.js';
import { writersConfiguration, type WritersConfiguration } from './writers.configuration.js';

/** The writer that the configuration chooses; the service names `writersConfiguration` and `modelsConfiguration` in its main. */
@Module({
  imports: [ModelWriterModule, StudyEngineModule],
  providers: [
    {
      provide: AnswerWriter,
      inject: [
        ModelWriter,
        StudyEngineWriter,
        modelsConfiguration.token,
        writersConfiguration.token,
        kitConfiguration.token,
      ],
      useFactory: (
        model: ModelWriter,
        engine: StudyEngineWriter,
        models: ModelsConfiguration,
        writers: WritersConfiguration,
        kit: KitConfiguration,
      ): AnswerWriter => {
        const all = { model, 'study-engine': engine, none: new UnconfiguredWriter() };
        return all[chooseWriter(models, writers, kit)];
      },
    },
  ],
  exports: [AnswerWriter],
})
export class WritersModule {}
