import { Module } from '@nestjs/common';
import { WordStudyAnswers } from './word-study-answers.js';

/** Word Map. */
@Module({ providers: [WordStudyAnswers], exports: [WordStudyAnswers] })
export class WordStudyModule {}
