import { Injectable } from '@nestjs/common';
import { CatalogueError, type AskedTask } from '@word-unfolded/contracts';
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
  AnswerKeeper,
  type AskedAnswer,
  type EndedAnswer,
  type KeptAnswer,
  type PreparedAnswer,
} from '../answers/answer-keeper.js';
import { Clock } from '../common/clock.js';
import { BeginMappingUseCase } from './begin-mapping.use-case.js';
import { FindPassage } from './find-passage.js';
import { MappingRepository, type MappedPassage } from './mapping.repository.js';
import type { MappingRecord } from './mapping.schema.js';

type StepTask = Extract<AskedTask, { kind: 'mapping-step' }>;

/** What is remembered of a step while it is written; nothing of a visitor's, which is kept nowhere. */
const note = z.object({ mappingId: z.string(), madeFrom: z.array(z.string()) }).nullable();

/** Keeps the steps of mappings, and lets them be written in order. */
@Injectable()
export class MappingKeeper extends AnswerKeeper<StepTask> {
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
   * @throws CatalogueError STEP_INVALID, MAPPING_NOT_FOUND, MAPPING_OF_OTHER_PASSAGE, MAPPING_STEP_LOCKED, and what
   * BeginMappingUseCase says of the passage
   */
  override async prepare({ payer, task }: AskedAnswer<StepTask>): Promise<PreparedAnswer> {
    const { step } = task;
    if (!isMappingStep(step)) throw CatalogueError.of('STEP_INVALID');
    if (payer.kind === 'visitor') return about(await this.passages.of(task), null);
    const mapping = await this.mappingOf(ownerOf(payer.id), task);
    if (!isStepUnlocked(step, mapping.steps))
      throw CatalogueError.of('MAPPING_STEP_LOCKED', { step: nextMappingStep(mapping.steps) ?? step });
    const earlierSteps = mapping.steps
      .filter((made) => made.step < step)
      .map(({ step, content }) => ({ step, content }));
    const kept = { mappingId: mapping.id, madeFrom: answersBefore(step, mapping.steps) };
    return { ...about(mapping, kept), earlierSteps };
  }

  /** A step that failed leaves what there was; one that was stopped is kept where there was none. */
  override async keep(answer: EndedAnswer<StepTask>): Promise<KeptAnswer> {
    const { payer, task, status, content, writer, answerId } = answer;
    const kept = note.parse(JSON.parse(answer.note));
    if (payer.kind === 'visitor' || kept === null || !isMappingStep(task.step)) return {};
    const { mappingId, madeFrom } = kept;
    const sessionId = mappingId;
    if (status === 'failed' || content.trim() === '') return { sessionId };
    const now = this.clock.now();
    const made = { step: task.step, content, writer, answerId, madeFrom, madeAt: now };
    const ownerId = ownerOf(payer.id);
    return this.unitOfWork.run(async () => {
      const mapping = await this.mappings.get(ownerId, mappingId);
      if (!mapping) return {}; // deleted by its reader while the step was written
      const isKept = mapping.steps.some((each) => each.answerId === answerId);
      const wasThere = mapping.steps.some((each) => each.step === made.step);
      if (!isKept && !(status === 'stopped' && wasThere))
        await this.mappings.putSteps(ownerId, mappingId, withStep(mapping.steps, made), now);
      return { sessionId };
    });
  }

  private async mappingOf(ownerId: OwnerId, task: StepTask): Promise<MappingRecord> {
    if (task.sessionId === undefined)
      return this.beginning.begin(ownerId, await this.passages.of(task), false);
    const mapping = await this.mappings.get(ownerId, task.sessionId);
    if (!mapping) throw CatalogueError.of('MAPPING_NOT_FOUND');
    const { translationId, reference } = mapping;
    const asked = await this.passages.of({ ...task, translationId });
    if (asked.osis !== mapping.osis) throw CatalogueError.of('MAPPING_OF_OTHER_PASSAGE', { reference });
    return mapping;
  }
}

function about({ osis, translationId }: MappedPassage, kept: z.infer<typeof note>): PreparedAnswer {
  const place = kept && { sessionId: kept.mappingId };
  return { scriptureRef: osis, translationId, note: JSON.stringify(kept), ...(place && { place }) };
}
