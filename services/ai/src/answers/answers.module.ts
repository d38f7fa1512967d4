import { Module } from '@nestjs/common';
import { MeteringModule } from '@word-unfolded/metering';
import { RedisModule } from '@word-unfolded/service-kit';
import { ConversationKeeper } from '../conversations/conversation.keeper.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { LibraryModule } from '../library/library.module.js';
import { MappingKeeper } from '../mapping/mapping.keeper.js';
import { MappingModule } from '../mapping/mapping.module.js';
import { WordStudyKeeper } from '../word-study/word-study.keeper.js';
import { WordStudyModule } from '../word-study/word-study.module.js';
import { WritersModule } from '../writers/writers.module.js';
import { WritingKeeper } from '../writings/writing.keeper.js';
import { WritingsModule } from '../writings/writings.module.js';
import type { AnswerKeeper } from './answer-keeper.js';
import { ANSWER_KEEPERS, AnswerKeepers } from './answer-keepers.js';
import { AnswerTimes } from './answer-times.js';
import { AnswersController } from './answers.controller.js';
import { BriefMaker } from './brief/brief-maker.js';
import { AbandonedRuns } from './runs/abandoned-runs.js';
import { AnswerChannels } from './runs/answer-channels.js';
import { AnswerEnding } from './runs/answer-ending.js';
import { AnswerFeed } from './runs/answer-feed.js';
import { AnswerReader } from './runs/answer-reader.js';
import { AnswerRunner } from './runs/answer-runner.js';
import { AnswerStart } from './runs/answer-start.js';
import { AnswerWriting } from './runs/answer-writing.js';
import { Replicas } from './runs/replicas.js';
import { RunStore } from './runs/run-store.js';
import { StopAnswerUseCase } from './stop-answer.use-case.js';
import { WriteAnswerUseCase } from './write-answer.use-case.js';

const keepers = {
  provide: ANSWER_KEEPERS,
  inject: [ConversationKeeper, MappingKeeper, WordStudyKeeper, WritingKeeper],
  useFactory: (...all: AnswerKeeper[]) => all,
};

const runs = [
  AnswerChannels,
  AnswerFeed,
  RunStore,
  Replicas,
  AnswerStart,
  AnswerWriting,
  AnswerEnding,
  AnswerRunner,
  AnswerReader,
  AbandonedRuns,
];

/** Answers: written once, read from wherever, charged once, kept where they belong. */
@Module({
  imports: [
    RedisModule,
    MeteringModule,
    LibraryModule,
    WritersModule,
    ConversationsModule,
    MappingModule,
    WordStudyModule,
    WritingsModule,
  ],
  controllers: [AnswersController],
  providers: [
    AnswerTimes,
    keepers,
    AnswerKeepers,
    BriefMaker,
    ...runs,
    WriteAnswerUseCase,
    StopAnswerUseCase,
  ],
})
export class AnswersModule {}
