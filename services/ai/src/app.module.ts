import { Module } from '@nestjs/common';
import { SpeechModule } from './speech/speech.module.js';

@Module({ imports: [SpeechModule] })
export class AppModule {}
