import { Module } from '@nestjs/common';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { StorageModule } from '@word-unfolded/storage';
import { EspeakSpeechModel } from './espeak/espeak-speech-model.js';
import { KeptSpeech } from './kept-speech.js';
import { SpeakUseCase } from './speak.use-case.js';
import { SpeechController } from './speech.controller.js';
import { SpeechMaker } from './speech-maker.js';
import { SpeechModel } from './speech-model.js';
import { SpeechQueue } from './speech-queue.js';
import { SpeechTurns } from './speech-turns.js';

/** Each recording keeps a processor busy, and this process has others to answer. */
const AT_A_TIME = 2;

/** Speaks texts; the service names `speechConfiguration`, `redisConfiguration` and `storageConfiguration` in its main. */
@Module({
  imports: [QueueModule.of(SpeechQueue), RedisModule, StorageModule],
  controllers: [SpeechController],
  providers: [
    { provide: SpeechModel, useClass: EspeakSpeechModel },
    KeptSpeech,
    SpeechTurns,
    SpeakUseCase,
    SpeechMaker,
    worksOn(SpeechQueue, SpeechMaker, { concurrency: AT_A_TIME }),
  ],
})
export class SpeechModule {}
