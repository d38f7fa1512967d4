import { Module } from '@nestjs/common';
import { GroundingModule } from './grounding/grounding.module.js';
import { SpeechModule } from './speech/speech.module.js';

@Module({ imports: [GroundingModule, SpeechModule] })
export class AppModule {}
