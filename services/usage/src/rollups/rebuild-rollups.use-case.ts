import { Inject, Injectable } from '@nestjs/common';
import type { RebuildRollups, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { LedgerSums } from './ledger-sums.js';
import { RollupRepository } from './rollup.repository.js';
import { LEDGER_SERIES } from './series.js';

const DAY_MS = 86_400_000;

/** The days whose totals the ledger has. */
const LEDGER_DAYS = 400;

const SERIES: readonly string[] = Object.values(LEDGER_SERIES);

/** Counts the days of the ledger again, each in one transaction, so that readers of the sums never see half a day. */
@Injectable()
export class RebuildRollupsUseCase {
  constructor(
    private readonly rollups: RollupRepository,
    private readonly ledger: LedgerSums,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async execute({ days }: RequestOf<typeof RebuildRollups>): Promise<ResponseOf<typeof RebuildRollups>> {
    const now = this.clock.now();
    const rebuilt: string[] = [];
    for (let before = days - 1; before >= 0; before -= 1) {
      const day = usageDay(new Date(now.getTime() - before * DAY_MS));
      if (await this.ledger.has(day)) {
        await this.rebuildDay(day);
        rebuilt.push(day);
      }
    }
    await this.rollups.noteBuilt(now);
    if (rebuilt.length > 0) this.log.info({ days: rebuilt.length }, 'rebuilt the sums from the ledger');
    return { days: rebuilt.length };
  }

  /** Builds the sums of an installation that had none. @returns true, once they are built */
  async buildOnce(): Promise<true> {
    if (!(await this.rollups.isBuilt())) await this.execute({ days: LEDGER_DAYS });
    return true;
  }

  private async rebuildDay(day: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.rollups.claim();
      await this.rollups.removeDay(SERIES, day);
      await this.rollups.add(await this.ledger.ofDay(day));
      // The facts of waiting entries are in the ledger, and so in the new sums.
      for (const entry of await this.rollups.entriesOf(day)) {
        const others = entry.additions.filter(({ name }) => !SERIES.includes(name));
        if (others.length === 0) await this.rollups.removeEntries([entry]);
        else await this.rollups.replaceAdditions(entry, others);
      }
    });
    this.rollups.noteChanged([day]);
  }
}
