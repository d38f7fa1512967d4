import { Injectable } from '@nestjs/common';
import {
  ADMINISTERED_JOBS,
  administratorOf,
  checkHealthOf,
  listJobsOf,
  SERVICES,
  type GetKpis,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ContractClient, inRequestContext, type CallContext } from '@word-unfolded/service-kit';

type Kpis = ResponseOf<typeof GetKpis>;

/** How long the dashboard waits for a queue, in milliseconds: it is not worth more than a figure of many. */
const QUEUE_MS = 1_500;

/** Asks all services how they are. They ask in the name of this service, once for all administrators. */
@Injectable()
export class InstallationState {
  constructor(private readonly client: ContractClient) {}

  /** A service that does not answer is not ready. */
  services(context: CallContext): Promise<Kpis['services']> {
    const others = SERVICES.filter((name) => name !== 'gateway');
    return Promise.all(
      others.map(async (name) => {
        const asked = this.asService(context, () => this.client.ask(checkHealthOf(name), {}));
        return { name, ready: await asked.then(({ ready }) => ready).catch(() => false) };
      }),
    );
  }

  /** A queue whose service does not answer is missing. */
  async queues(context: CallContext): Promise<Kpis['queues']> {
    const counted = await Promise.all(
      ADMINISTERED_JOBS.map(async (name) => {
        const service = administratorOf(name);
        if (!service) return undefined;
        const list = { ...listJobsOf(service), timeoutMs: QUEUE_MS };
        const request = { queue: name, state: 'failed' as const, page: 1, limit: 1 };
        return this.asService(context, () => this.client.ask(list, request))
          .then(({ counts }) => ({ name, ...counts }))
          .catch(() => undefined);
      }),
    );
    return counted.flatMap((queue) => queue ?? []);
  }

  private asService<Result>(
    { correlationId, language }: CallContext,
    ask: () => Promise<Result>,
  ): Promise<Result> {
    return inRequestContext({ correlationId, language }, ask);
  }
}
