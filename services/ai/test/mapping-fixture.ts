import { Module } from '@nestjs/common';
import type {
  AppError,
  MessageContract,
  MeteredSubject,
  RequestOf,
  ResponseOf,
} from '@word-unfolded/contracts';
import { persistenceConfiguration, PersistenceModule } from '@word-unfolded/persistence';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import {
  endProcess,
  openTestDatabase,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import type { EndedAnswer } from '../src/answers/answer-store.js';
import { Clock } from '@word-unfolded/primitives';
import { MappingAnswers } from '../src/mapping/mapping-answers.js';
import { MappingModule } from '../src/mapping/mapping.module.js';
import { mappingModel } from '../src/mapping/mapping.schema.js';
import { WordStudyAnswers } from '../src/word-study/word-study-answers.js';
import { WordStudyModule } from '../src/word-study/word-study.module.js';
import { WritingAnswers } from '../src/writings/writing-answers.js';
import { WritingsModule } from '../src/writings/writings.module.js';
import { startScripture } from './scripture-process.js';

@Module({
  imports: [PersistenceModule.of(mappingModel), MappingModule, WordStudyModule, WritingsModule],
})
class MappingOnlyModule {}

let ids = 0;

/** A new unique id. */
export function newId(): string {
  ids += 1;
  return ids.toString(16).padStart(24, '0');
}

export const subjectOf = (id: string): MeteredSubject => ({ kind: 'reader', id, tier: 'free', role: 'user' });
export const VISITOR: MeteredSubject = { kind: 'visitor', address: '203.0.113.7', browser: 'a' };

type StepTask = EndedAnswer['task'] & { kind: 'mapping-step' };

/** The modules of the ai service that store mappings, over real NATS, with the scripture service itself. */
export class MappingUnderTest {
  /** The current time of the service under test. */
  now = new Date('2026-03-01T12:00:00.000Z');

  private constructor(
    private readonly mongo: TestDatabase,
    private readonly scripture: ChildProcess,
    readonly service: RunningService,
    readonly environment: Environment,
  ) {
    service.app.get(Clock, { strict: false }).now = () => this.now;
  }

  static async start(): Promise<MappingUnderTest> {
    const mongo = await openTestDatabase();
    const environment = suiteEnvironment(mongo.environment);
    const scripture = await startScripture(environment);
    const service = await startService('ai', MappingOnlyModule, [persistenceConfiguration], environment);
    return new MappingUnderTest(mongo, scripture, service, environment);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await endProcess(this.scripture);
    await this.mongo.stop();
  }

  get mappingStore(): MappingAnswers {
    return this.service.app.get(MappingAnswers, { strict: false });
  }

  get wordStudy(): WordStudyAnswers {
    return this.service.app.get(WordStudyAnswers, { strict: false });
  }

  get writing(): WritingAnswers {
    return this.service.app.get(WritingAnswers, { strict: false });
  }

  ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    return this.service.app.get(ContractClient, { strict: false }).ask(contract, request);
  }

  /** Prepares a step, as the service does before the generation. */
  prepare(subject: MeteredSubject, task: Omit<StepTask, 'kind' | 'language'>, answerId = newId()) {
    const whole = { kind: 'mapping-step' as const, language: 'en' as const, ...task };
    return this.mappingStore.prepare({ subject, answerId, task: whole });
  }

  /** Prepares a step and stores it at once. */
  async make(
    subject: MeteredSubject,
    task: Omit<StepTask, 'kind' | 'language'>,
    content: string,
    status: EndedAnswer['status'] = 'complete',
  ): Promise<{ readonly sessionId?: string; readonly answerId: string }> {
    const whole = { kind: 'mapping-step' as const, language: 'en' as const, ...task };
    const request = { subject, answerId: newId(), task: whole };
    const { note } = await this.mappingStore.prepare(request);
    const writer = { kind: 'study-engine' as const, name: 'Study engine' };
    return {
      ...(await this.mappingStore.store({ ...request, note, content, status, writer })),
      answerId: request.answerId,
    };
  }
}

/** The error of a refused request. */
export async function refusal(work: Promise<unknown>): Promise<AppError> {
  const refused = new Error('It was not refused.');
  const error: unknown = await work.then(
    () => refused,
    (thrown: unknown) => thrown,
  );
  if (error === refused) throw refused;
  return error as AppError;
}
