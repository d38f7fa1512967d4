import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NoteCounts, type RequestOf } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { FastifyInstance } from 'fastify';

type Counts = RequestOf<typeof NoteCounts>['counts'];
type Kind = Counts[number]['of'];

/** How often the counts are reported, in milliseconds. */
const REPORT_EVERY_MS = 5_000;

/** Routes that are counted between two reports, at most: there are not so many. */
const ROUTES = 400;

/**
 * Counts refusals because of a limit and server errors by route, for the pages of administrators. It counts in memory, so
 * that a request waits for nothing; what a killed gateway had not reported is lost.
 */
@Injectable()
export class ResponseCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private counts = new Map<string, Counts[number]>();
  private readonly task = new PeriodicTask({
    intervalMs: REPORT_EVERY_MS,
    run: () => this.report(),
    onError: (error) => this.log.debug({ err: error }, 'counts could not be reported; the next run retries'),
  });

  constructor(
    private readonly client: ContractClient,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  register(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const { statusCode } = reply;
      if (statusCode === 429) this.count('refused', request.method, request.routeOptions.url);
      else if (statusCode >= 500) this.count('failed', request.method, request.routeOptions.url);
      done();
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Reports the rest, if the usage service still answers. */
  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
    await this.report().catch(() => undefined);
  }

  /** Reports what was counted since the last report. @throws AppError if it is not taken: it is reported later */
  async report(): Promise<void> {
    if (this.counts.size === 0) return;
    const reported = this.counts;
    this.counts = new Map();
    try {
      await this.client.ask(NoteCounts, { counts: [...reported.values()] });
    } catch (error) {
      for (const { of, key, count } of reported.values()) this.add(of, key, count);
      throw error;
    }
  }

  private count(of: Kind, method: string, route: string | undefined): void {
    this.add(of, `${method} ${route ?? '(no route)'}`.slice(0, 200), 1);
  }

  private add(of: Kind, key: string, count: number): void {
    const id = `${of} ${key}`;
    const before = this.counts.get(id);
    if (!before && this.counts.size >= ROUTES) return;
    this.counts.set(id, { of, key, count: count + (before?.count ?? 0) });
  }
}
