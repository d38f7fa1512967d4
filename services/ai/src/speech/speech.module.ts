import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { StorageModule } from '@word-unfolded/storage';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { chooseVoice } from './choose-voice.js';
import { EspeakSpeechModel } from './espeak/espeak-speech-model.js';
import { KeptSpeech } from './kept-speech.js';
import { OpenaiSpeechModel } from './openai/openai-speech-model.js';
import { SpeakUseCase } from './speak.use-case.js';
import { speechConfiguration, type SpeechConfiguration } from './speech.configuration.js';
import { SpeechController } from './speech.controller.js';
import { SpeechMaker } from './speech-maker.js';
import { SpeechModel } from './speech-model.js';
import { SpeechQueue } from './speech-queue.js';
import { SpeechTurns } from './speech-turns.js';

/** Each recording keeps a processor busy, and this process has others to answer. */
const AT_A_TIME = 2;

/** Speaks texts; the service names `speechConfiguration`, `modelsConfiguration`, `redisConfiguration` and `storageConfiguration` in its main. */
@Module({
  imports: [QueueModule.of(SpeechQueue), RedisModule, MeteringModule, StorageModule],
  controllers: [SpeechController],
  providers: [
    {
      provide: SpeechModel,
      inject: [speechConfiguration.token, modelsConfiguration.token],
      useFactory: (speech: SpeechConfiguration, models: ModelsConfiguration): SpeechModel =>
        chooseVoice(speech, models) === 'openai'
          ? new OpenaiSpeechModel(models, speech)
          : new EspeakSpeechModel(speech),
    },
    KeptSpeech,
    SpeechTurns,
    SpeakUseCase,
    SpeechMaker,
    worksOn(SpeechQueue, SpeechMaker, { concurrency: AT_A_TIME }),
  ],
})
export class SpeechModule {}
