import { Module } from '@nestjs/common';
import { WritingAnswers } from './writing-answers.js';

/** Devotionals, study guides and quotes. */
@Module({ providers: [WritingAnswers], exports: [WritingAnswers] })
export class WritingsModule {}
