import { Module } from '@nestjs/common';
import { OWN_TEXT_MODELS, PersistenceModule } from '@word-unfolded/persistence';
import { migrations } from './migrations/index.js';
import { JobsModule } from '@word-unfolded/queues';
import { AnswersModule } from './answers/answers.module.js';
import { conversationModel } from './conversations/conversation.schema.js';
import { messageModel } from './conversations/messages/message.schema.js';
import { shareModel } from './conversations/sharing/share.schema.js';
import { ExportModule } from './export/export.module.js';
import { GroundingModule } from './grounding/grounding.module.js';
import { ImagesModule } from './images/images.module.js';
import { MappingModule } from './mapping/mapping.module.js';
import { mappingModel } from './mapping/mapping.schema.js';
import { recordingModel } from './speech/recordings/recording.schema.js';
import { PlanGenerationModule } from './plan-generation/plan-generation.module.js';
import { QuotationsModule } from './quotations/quotations.module.js';
import { SpeechModule } from './speech/speech.module.js';
import { VoiceModule } from './voice/voice.module.js';
import { WordStudyModule } from './word-study/word-study.module.js';
import { WritingsModule } from './writings/writings.module.js';

@Module({
  imports: [
    PersistenceModule.migrated(
      migrations,
      mappingModel,
      conversationModel,
      messageModel,
      shareModel,
      recordingModel,
      ...OWN_TEXT_MODELS,
    ),
    AnswersModule,
    GroundingModule,
    SpeechModule,
    ImagesModule,
    JobsModule.of('ai'),
    MappingModule,
    PlanGenerationModule,
    QuotationsModule,
    VoiceModule,
    WordStudyModule,
    WritingsModule,
    ExportModule,
  ],
})
export class AppModule {}
