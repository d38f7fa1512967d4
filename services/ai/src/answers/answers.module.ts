import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { CostsModule } from '../costs/costs.module.js';
import { DangerModule } from '../danger/danger.module.js';
import { ConversationAnswers } from '../conversations/conversation-answers.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { LibraryModule } from '../library/library.module.js';
import { MappingAnswers } from '../mapping/mapping-answers.js';
import { MappingModule } from '../mapping/mapping.module.js';
import { WordStudyAnswers } from '../word-study/word-study-answers.js';
import { WordStudyModule } from '../word-study/word-study.module.js';
import { GeneratorsModule } from '../generators/generators.module.js';
import { WritingAnswers } from '../writings/writing-answers.js';
import { WritingsModule } from '../writings/writings.module.js';
import { AnswerErasure } from './answer-erasure.js';
import type { AnswerStore } from './answer-store.js';
import { ANSWER_STORES, AnswerStores } from './answer-stores.js';
import { AnswerTimes } from './answer-times.js';
import { PromptContextBuilder } from './prompt-context/prompt-context-builder.js';
import { AbandonedGenerations } from './generations/abandoned-generations.js';
import { AnswerChannels } from './generations/answer-channels.js';
import { AnswerCharge } from './generations/answer-charge.js';
import { AnswerFeed } from './generations/answer-feed.js';
import { AnswerReader } from './generations/answer-reader.js';
import { AnswerRunner } from './generations/answer-runner.js';
import { AnswerWriting } from './generations/answer-writing.js';
import { Replicas } from './generations/replicas.js';
import { GenerationStore } from './generations/generation-store.js';
import { StopAnswerUseCase } from './stop-answer.use-case.js';
import { WriteAnswerUseCase } from './write-answer.use-case.js';

const storesProvider = {
  provide: ANSWER_STORES,
  inject: [ConversationAnswers, MappingAnswers, WordStudyAnswers, WritingAnswers],
  useFactory: (...all: AnswerStore[]) => all,
};

const runs = [
  AnswerChannels,
  AnswerFeed,
  GenerationStore,
  Replicas,
  AnswerCharge,
  AnswerWriting,
  AnswerRunner,
  AnswerReader,
  AbandonedGenerations,
];

/** Answers: each is generated once, can be read through every replica, is charged once and is stored. */
@Module({
  imports: [
    RedisModule,
    CostsModule,
    DangerModule,
    LibraryModule,
    GeneratorsModule,
    ConversationsModule,
    MappingModule,
    WordStudyModule,
    WritingsModule,
  ],
  controllers: [WriteAnswerUseCase, StopAnswerUseCase],
  providers: [AnswerTimes, storesProvider, AnswerStores, PromptContextBuilder, ...runs, AnswerErasure],
  exports: [AnswerChannels, AnswerFeed],
})
export class AnswersModule {}
