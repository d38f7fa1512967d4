import { Controller } from '@nestjs/common';
import { ReadKeptUsage, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { METRICS, type Amounts } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { inChunks, Streams } from '@word-unfolded/service-kit';
import { ActivityRepository } from '../activity/activity.repository.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import type { DaySumRecord } from '../ledger/day-sum.schema.js';

/** Gives everything that is kept of a reader, part by part, a few things at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly sums: DaySumRepository,
    private readonly activity: ActivityRepository,
  ) {}

  @Streams(ReadKeptUsage)
  async *readKept({
    userId,
  }: RequestOf<typeof ReadKeptUsage>): AsyncGenerator<ChunkOf<typeof ReadKeptUsage>> {
    const ownerId = ownerOf(userId);
    for await (const items of inChunks(this.sums.everyOne(ownerId)))
      yield {
        part: 'days',
        items: items.map((sum) => ({
          day: sum.day,
          feature: sum.feature,
          tier: sum.tier,
          uses: sum.uses,
          amounts: amountsOf(sum),
        })),
      };
    for await (const items of inChunks(this.activity.everyOne(ownerId)))
      yield {
        part: 'activity',
        items: items.map(({ kind, name, properties, at }) => ({
          kind,
          name,
          properties: [...properties],
          at: at.toISOString(),
        })),
      };
  }
}

function amountsOf(sum: DaySumRecord): Amounts {
  return Object.fromEntries(METRICS.map((metric) => [metric, sum[metric]])) as Amounts;
}
