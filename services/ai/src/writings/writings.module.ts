import { Module } from '@nestjs/common';
import { WritingKeeper } from './writing.keeper.js';

/** Devotionals, study guides and quotes. */
@Module({ providers: [WritingKeeper], exports: [WritingKeeper] })
export class WritingsModule {}
