import { Controller } from '@nestjs/common';
import { FollowPlan, PlanQueue, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { Streams, type CallContext } from '@word-unfolded/service-kit';
import { FoundDays, type OwnedJob } from './found-days.js';

type Chunk = ChunkOf<typeof FollowPlan>;

/** Where a follower is: the attempt whose days it has, and how many. */
type Place = { attempt: number; days: number };

/** Sends the days of a plan as they are found, from the place of a reader who reconnects. */
@Controller()
export class FollowPlanUseCase {
  constructor(
    @InjectQueue(PlanQueue) private readonly queue: JobQueue<typeof PlanQueue>,
    private readonly found: FoundDays,
  ) {}

  /** @throws AppError JOB_NOT_FOUND */
  @Streams(FollowPlan)
  async *execute(
    { owner, jobId, after }: RequestOf<typeof FollowPlan>,
    { signal }: CallContext,
  ): AsyncGenerator<Chunk> {
    const id = jobId.slice(PlanQueue.name.length + 1);
    const job = { ownerId: owner.kind === 'reader' ? owner.id : '', id };
    const place = placeOf(after);
    for await (const event of this.queue.follow(id, owner, signal)) {
      if (event.type === 'queued') yield event;
      else if (event.type === 'progress') yield* this.newDays(job, place);
      else if (event.type === 'done') {
        yield* this.newDays(job, place);
        yield { type: 'complete', ...PlanQueue.outcome.parse(event.outcome) };
      } else if (event.type === 'cancelled') yield { type: 'failed', code: 'JOB_CANCELLED' };
      else yield event;
    }
  }

  private async *newDays(job: OwnedJob, place: Place): AsyncGenerator<Chunk> {
    const stored = await this.found.all(job);
    const attempt = stored[0]?.attempt;
    if (attempt === undefined) return;
    if (place.days > 0 && attempt !== place.attempt) {
      place.days = 0;
      yield { type: 'restart' };
    }
    place.attempt = attempt;
    for (const { day, total } of stored.slice(place.days)) {
      place.days += 1;
      yield { type: 'chunk', place: `${attempt}.${place.days}`, day, total };
    }
  }
}

/** The place in the id of the last event that a client has received. */
function placeOf(after: string | undefined): Place {
  const [, attempt, days] = /^(\d{1,3})\.(\d{1,3})$/.exec(after ?? '') ?? [];
  return attempt && days ? { attempt: Number(attempt), days: Number(days) } : { attempt: 0, days: 0 };
}
