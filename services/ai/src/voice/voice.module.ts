import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { RedisModule } from '@word-unfolded/service-kit';
import { AnswersModule } from '../answers/answers.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { DangerModule } from '../danger/danger.module.js';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ModelsModule } from '../models/models.module.js';
import { CallErasure } from './call-erasure.js';
import { CallStarter } from './call-starter.js';
import { CallReader } from './calls/call-reader.js';
import { CallRunner } from './calls/call-runner.js';
import { CallStore } from './calls/call-store.js';
import { DangerHelp } from './talk/danger-help.js';
import { KeptTranscript } from './talk/kept-transcript.js';
import { CallTools } from './tools/call-tools.js';
import { VoiceController } from './voice.controller.js';
import { VoiceTimes } from './voice-times.js';

/** Conversations by voice; the main file of the service lists `voiceConfiguration`, `modelsConfiguration` and `redisConfiguration`. */
@Module({
  imports: [
    RedisModule,
    MeteringModule,
    AnswersModule,
    ConversationsModule,
    DangerModule,
    GroundingModule,
    LibraryModule,
    ModelsModule,
  ],
  controllers: [VoiceController],
  providers: [
    VoiceTimes,
    CallStore,
    CallReader,
    CallRunner,
    CallStarter,
    CallTools,
    KeptTranscript,
    DangerHelp,
    CallErasure,
  ],
})
export class VoiceModule {}
