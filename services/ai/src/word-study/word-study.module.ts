import { Module } from '@nestjs/common';
import { WordStudyKeeper } from './word-study.keeper.js';

/** Word Map. */
@Module({ providers: [WordStudyKeeper], exports: [WordStudyKeeper] })
export class WordStudyModule {}
