import { Injectable } from '@nestjs/common';
import { AppError, type RequestedTask } from '@word-unfolded/contracts';
import {
  answersBefore,
  isMappingStep,
  isStepUnlocked,
  nextMappingStep,
  withStep,
} from '@word-unfolded/domain';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { z } from 'zod';
import {
  AnswerStore,
  type GenerationRequest,
  type EndedAnswer,
  type StoredAnswer,
  type PreparedAnswer,
} from '../answers/answer-store.js';
import { Clock } from '@word-unfolded/primitives';
import { BeginMappingUseCase } from './begin-mapping.use-case.js';
import { FindPassage } from './find-passage.js';
import { MappingRepository, type MappedPassage } from './mapping.repository.js';
import type { MappingRecord } from './mapping.schema.js';

type StepTask = Extract<RequestedTask, { kind: 'mapping-step' }>;

/** The state of a step while it is generated; null for a visitor, whose steps are not stored. */
const note = z.object({ mappingId: z.string(), madeFrom: z.array(z.string()) }).nullable();

/** Stores the steps of mappings, and enforces their order. */
@Injectable()
export class MappingAnswers extends AnswerStore<StepTask> {
  override readonly kinds = ['mapping-step'] as const;

  constructor(
    private readonly passages: FindPassage,
    private readonly mappings: MappingRepository,
    private readonly beginning: BeginMappingUseCase,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * @throws AppError STEP_INVALID, MAPPING_NOT_FOUND, MAPPING_OF_OTHER_PASSAGE, MAPPING_STEP_LOCKED, and the errors of
   * BeginMappingUseCase
   */
  override async prepare({ subject, task }: GenerationRequest<StepTask>): Promise<PreparedAnswer> {
    const { step } = task;
    if (!isMappingStep(step)) throw AppError.of('STEP_INVALID');
    if (subject.kind === 'visitor') return about(await this.passages.of(task), null);
    const mapping = await this.mappingOf(ownerOf(subject.id), task);
    if (!isStepUnlocked(step, mapping.steps))
      throw AppError.of('MAPPING_STEP_LOCKED', { step: nextMappingStep(mapping.steps) ?? step });
    const earlierSteps = mapping.steps
      .filter((made) => made.step < step)
      .map(({ step, content }) => ({ step, content }));
    const stored = { mappingId: mapping.id, madeFrom: answersBefore(step, mapping.steps) };
    return { ...about(mapping, stored), earlierSteps };
  }

  /** Only a whole step is stored: one that failed or was stopped is not written, and opens no later step. */
  override async store(answer: EndedAnswer<StepTask>): Promise<StoredAnswer> {
    const { subject, task, status, content, writer, answerId } = answer;
    const stored = note.parse(JSON.parse(answer.note));
    if (subject.kind === 'visitor' || stored === null || !isMappingStep(task.step)) return {};
    const { mappingId, madeFrom } = stored;
    const sessionId = mappingId;
    if (status !== 'complete' || content.trim() === '') return { sessionId };
    const now = this.clock.now();
    const made = { step: task.step, content, writer, answerId, madeFrom, madeAt: now };
    const ownerId = ownerOf(subject.id);
    return this.unitOfWork.run(async () => {
      const mapping = await this.mappings.get(ownerId, mappingId);
      if (!mapping) return {}; // its reader deleted the mapping while the step was generated
      const isStored = mapping.steps.some((each) => each.answerId === answerId);
      if (!isStored) await this.mappings.putSteps(ownerId, mappingId, withStep(mapping.steps, made), now);
      return { sessionId };
    });
  }

  private async mappingOf(ownerId: OwnerId, task: StepTask): Promise<MappingRecord> {
    if (task.sessionId === undefined) return this.beginning.begin(ownerId, await this.passages.of(task));
    const mapping = await this.mappings.get(ownerId, task.sessionId);
    if (!mapping) throw AppError.of('MAPPING_NOT_FOUND');
    const { translationId, reference } = mapping;
    const named = await this.passages.of({ ...task, translationId });
    if (named.osis !== mapping.osis) throw AppError.of('MAPPING_OF_OTHER_PASSAGE', { reference });
    return mapping;
  }
}

function about({ osis, translationId }: MappedPassage, stored: z.infer<typeof note>): PreparedAnswer {
  const place = stored && { sessionId: stored.mappingId };
  return { scriptureRef: osis, translationId, note: JSON.stringify(stored), ...(place && { place }) };
}
