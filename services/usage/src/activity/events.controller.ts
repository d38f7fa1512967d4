import { Controller } from '@nestjs/common';
import {
  FollowEvents,
  ListEvents,
  type ChunkOf,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { Handles, Streams, type CallContext } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import { lastDays } from '../analytics/last-days.js';
import { loadingData } from '../common/loading.js';
import { RollupRepository } from '../rollups/rollup.repository.js';
import { LEDGER_SERIES } from '../rollups/series.js';
import { idAt, LoggedEvents } from './logged-event.repository.js';

/** How often followers are told of new events, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

const AT_ONCE = 200;

/** How far back a follower looks again, because an event may be stored after one with a later id. */
const OVERLAP_SECONDS = 3;

/** Handles the messages with which administrators look at events. */
@Controller()
export class EventsController {
  constructor(
    private readonly events: LoggedEvents,
    private readonly rollups: RollupRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError LOAD_FAILED */
  @Handles(ListEvents)
  list({ limit, ...wanted }: RequestOf<typeof ListEvents>): Promise<ResponseOf<typeof ListEvents>> {
    return loadingData(async () => {
      const [found, names] = await Promise.all([this.events.list(wanted, limit + 1), this.recentNames()]);
      const events = found.slice(0, limit);
      return { events, next: found.length > limit ? events.at(-1)!.id : null, names };
    });
  }

  /** Without a place it begins now. */
  @Streams(FollowEvents)
  async *follow(
    { after, ...filters }: RequestOf<typeof FollowEvents>,
    { signal }: CallContext,
  ): AsyncGenerator<ChunkOf<typeof FollowEvents>> {
    let place = after ?? idAt(0);
    yield { event: null };
    const sent = new Set<string>();
    while (!signal.aborted) {
      const found = await this.events.newer(filters, place, AT_ONCE);
      for (const event of found.filter(({ id }) => !sent.has(id))) {
        sent.add(event.id);
        yield { event };
      }
      if (found.length === AT_ONCE) {
        place = found.at(-1)!.id;
        continue;
      }
      const settled = idAt(OVERLAP_SECONDS);
      if (settled > place) place = settled;
      for (const id of sent) if (id <= place) sent.delete(id);
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async recentNames(): Promise<{ name: string; count: number }[]> {
    const days = lastDays(this.clock.now());
    const sums = await this.rollups.days([LEDGER_SERIES.events], {
      from: days[0]!,
      to: days.at(-1)!,
    });
    const counts = new Map<string, number>();
    for (const { key, values } of sums) counts.set(key, (counts.get(key) ?? 0) + (values.count ?? 0));
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, 301);
  }
}
