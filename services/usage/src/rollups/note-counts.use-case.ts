import { Injectable } from '@nestjs/common';
import type { NoteCounts, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { RollupJournal } from './rollup-journal.js';
import { REPORTED_SERIES } from './series.js';

/** Adds what a gateway has counted in memory. */
@Injectable()
export class NoteCountsUseCase {
  constructor(
    private readonly journal: RollupJournal,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ counts }: RequestOf<typeof NoteCounts>): Promise<ResponseOf<typeof NoteCounts>> {
    const additions = counts.map(({ of, key, count }) => ({
      name: REPORTED_SERIES[of],
      key,
      values: { count },
    }));
    await this.unitOfWork.run(() => this.journal.add(this.clock.now(), additions));
    return { noted: additions.length };
  }
}
