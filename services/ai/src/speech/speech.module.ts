import { Module } from '@nestjs/common';
import { SpeechQueue } from '@word-unfolded/contracts';
import { MeteringModule } from '@word-unfolded/metering';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { StorageModule } from '@word-unfolded/storage';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { chooseVoice } from './choose-voice.js';
import { EspeakSpeechModel } from './espeak/espeak-speech-model.js';
import { RecordingErasure } from './recordings/recording-erasure.js';
import { RecordingRepository } from './recordings/recording.repository.js';
import { StoredSpeech } from './recordings/stored-speech.js';
import { OpenaiSpeechModel } from './openai/openai-speech-model.js';
import { BeginSpeechUseCase } from './begin-speech.use-case.js';
import { SpeakUseCase } from './speak.use-case.js';
import { speechConfiguration, type SpeechConfiguration } from './speech.configuration.js';
import { SpeechJobs } from './speech-jobs.js';
import { SpeechMaker } from './speech-maker.js';
import { SpeechModel } from './speech-model.js';
import { SpeechPreparation } from './words/speech-preparation.js';
import { SpokenWords } from './words/spoken-words.js';

/** Each recording occupies a processor, and this process has other requests to answer. */
const AT_A_TIME = 2;

/**
 * A reader waits for the recording: a worker that has not renewed its lock for so long counts as dead, and the job
 * starts again.
 */
const DEAD_AFTER_MS = 10_000;

/** A text that has killed two workers is refused, while its reader still waits. */
const DEATHS_PER_JOB = 1;

/**
 * Speaks texts; the main file of the service lists `speechConfiguration`, `modelsConfiguration`, `redisConfiguration`
 * and `storageConfiguration`.
 */
@Module({
  imports: [
    QueueModule.of(SpeechQueue),
    RedisModule,
    MeteringModule,
    StorageModule,
    GroundingModule,
    LibraryModule,
  ],
  controllers: [SpeakUseCase, BeginSpeechUseCase],
  providers: [
    {
      provide: SpeechModel,
      inject: [speechConfiguration.token, modelsConfiguration.token],
      useFactory: (speech: SpeechConfiguration, models: ModelsConfiguration): SpeechModel =>
        chooseVoice(speech, models) === 'openai'
          ? new OpenaiSpeechModel(models, speech)
          : new EspeakSpeechModel(speech),
    },
    StoredSpeech,
    SpokenWords,
    SpeechPreparation,
    RecordingRepository,
    RecordingErasure,
    SpeechJobs,
    SpeechMaker,
    worksOn(SpeechQueue, SpeechMaker, {
      deadAfterMs: DEAD_AFTER_MS,
      deathsPerJob: DEATHS_PER_JOB,
      concurrency: AT_A_TIME,
    }),
  ],
})
export class SpeechModule {}
