import { Injectable } from '@nestjs/common';
import type { ChunkOf, ReadStoredJournal } from '@word-unfolded/contracts';
import { localDateAt } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { planView } from './plan-view.js';
import { PlanRepository } from './records/plan.repository.js';
import { PlanTextRepository } from './records/plan-text.repository.js';

type ExportedPlan = Extract<ChunkOf<typeof ReadStoredJournal>, { part: 'plans' }>['items'][number];

/** The plans of a reader for the export of the account. */
@Injectable()
export class PlanExport {
  constructor(
    private readonly plans: PlanRepository,
    private readonly texts: PlanTextRepository,
    private readonly clock: Clock,
  ) {}

  /** Yields all plans, without deleted ones. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<ExportedPlan> {
    const today = localDateAt(this.clock.now(), undefined);
    for await (const plan of this.plans.everyOne(ownerId)) {
      const texts = plan.deletedAt === null && (await this.texts.find(ownerId, plan.planId));
      if (!texts) continue;
      const {
        calendarPath: _,
        steps: __,
        ...exported
      } = planView(plan, texts, { today, calendarPath: null });
      yield exported;
    }
  }
}
