import { Controller, Module, type DynamicModule, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  AppError,
  cancelJobOf,
  deadEventsOf,
  erasuresOf,
  followJobOf,
  listJobsOf,
  queuesOf,
  removeJobOf,
  replayJobsOf,
  retryJobOf,
  type JobEvent,
  type QueueContract,
  type RequestOf,
  type ResponseOf,
  type ServiceName,
} from '@word-unfolded/contracts';
import {
  ADMINISTERED_ERASURES,
  DeadEvents,
  Handles,
  Streams,
  type AdministeredJobs,
  type CallContext,
} from '@word-unfolded/service-kit';
import { ownerName } from '../following/owner-name.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { OwnedJobsErasure } from '../jobs/owned-jobs-erasure.js';
import { QueueModule, tokenOf } from '../queue.module.js';

type Follow = RequestOf<ReturnType<typeof followJobOf>>;
type List = ReturnType<typeof listJobsOf>;
type OneJob = RequestOf<ReturnType<typeof retryJobOf>>;

/**
 * Answers the messages about the jobs of a service: to follow, cancel, list, retry, remove and replay them. The erasures
 * of a service with a database are administered like one of its queues.
 */
@Module({})
export class JobsModule {
  /** @param contracts the queues of the service; tests have others */
  static of(service: ServiceName, contracts: readonly QueueContract[] = queuesOf(service)): DynamicModule {
    return {
      module: JobsModule,
      // A service without queues needs no Redis to administer its erasures.
      imports: contracts.length > 0 ? [QueueModule.of(...contracts)] : [],
      controllers: [controllerOf(service, contracts)],
      providers: [
        {
          provide: OwnedJobsErasure,
          inject: contracts.map(tokenOf),
          useFactory: (...queues: JobQueue[]) => new OwnedJobsErasure(queues),
        },
      ],
    };
  }
}

function controllerOf(service: ServiceName, contracts: readonly QueueContract[]): Type {
  @Controller()
  class JobsController {
    constructor(private readonly modules: ModuleRef) {}

    @Streams(followJobOf(service))
    async *follow({ jobId, owner }: Follow, { signal }: CallContext): AsyncGenerator<JobEvent> {
      const [queue, id] = await this.jobOf(jobId);
      yield* queue.followed.follow(id, ownerName(owner), signal);
    }

    @Handles(cancelJobOf(service))
    async cancel({ jobId, owner }: Follow): Promise<{ cancelled: boolean }> {
      const [queue, id] = await this.jobOf(jobId);
      return { cancelled: await queue.followed.cancel(id, ownerName(owner)) };
    }

    @Handles(listJobsOf(service))
    async list({ queue, state, page, limit }: RequestOf<List>): Promise<ResponseOf<List>> {
      const admin = await this.administered(queue);
      const [{ jobs, total }, counts] = await Promise.all([
        admin.list(state, { page, limit }),
        admin.counts(),
      ]);
      const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
      return { jobs: [...jobs], counts, pagination };
    }

    @Handles(retryJobOf(service))
    async retry({ queue, id }: OneJob): Promise<{ id: string }> {
      await (await this.administered(queue)).retry(id);
      return { id };
    }

    @Handles(removeJobOf(service))
    async remove({ queue, id }: OneJob): Promise<{ id: string }> {
      await (await this.administered(queue)).remove(id);
      return { id };
    }

    @Handles(replayJobsOf(service))
    async replay({ queue }: { queue: string }): Promise<{ replayed: number }> {
      return { replayed: await (await this.administered(queue)).replay() };
    }

    private async jobOf(jobId: string): Promise<readonly [JobQueue, string]> {
      const [name = '', id = ''] = jobId.split('.');
      if (!contracts.some((contract) => contract.name === name)) throw AppError.of('JOB_NOT_FOUND');
      return [await this.queueOf(name), id];
    }

    private async administered(name: string): Promise<AdministeredJobs> {
      if (name === deadEventsOf(service)) return this.modules.get(DeadEvents, { strict: false });
      if (name !== erasuresOf(service)) return (await this.queueOf(name)).admin;
      return this.modules.get<AdministeredJobs>(ADMINISTERED_ERASURES, { strict: false });
    }

    private async queueOf(name: string): Promise<JobQueue> {
      const contract = contracts.find((each) => each.name === name);
      if (!contract) throw AppError.of('QUEUE_NOT_FOUND');
      const queue = this.modules.get<JobQueue>(tokenOf(contract), { strict: false });
      await queue.reachable();
      return queue;
    }
  }
  return JobsController;
}
