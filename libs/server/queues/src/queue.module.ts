import { Inject, Module, type DynamicModule, type FactoryProvider, type Type } from '@nestjs/common';
import type { QueueContract } from '@word-unfolded/contracts';
import {
  kitConfiguration,
  LOGGER,
  workerToken,
  type KitConfiguration,
  type Logger,
} from '@word-unfolded/service-kit';
import { JobQueue } from './jobs/job-queue.js';
import { QueueConnections } from './connection/queue-connections.js';
import { QueueMetrics } from './connection/queue-metrics.js';
import type { JobHandler, WorkerOptions } from './worker/job-handler.js';
import { QueueWorker } from './worker/queue-worker.js';

/** What all queues of a process share. */
@Module({ providers: [QueueConnections, QueueMetrics], exports: [QueueConnections, QueueMetrics] })
class QueueConnectionModule {}

/** Provides a feature with its queues. The service lists `redisConfiguration` in its main. */
@Module({})
export class QueueModule {
  /**
   * @param contracts queues whose {@link JobQueue} can be injected by {@link InjectQueue}, and processed by {@link
   *   worksOn}
   */
  static of(...contracts: readonly QueueContract[]): DynamicModule {
    return {
      module: QueueModule,
      imports: [QueueConnectionModule],
      providers: contracts.map((contract) => ({
        provide: tokenOf(contract),
        inject: [QueueConnections, QueueMetrics, LOGGER],
        useFactory: (connections: QueueConnections, metrics: QueueMetrics, log: Logger) =>
          new JobQueue(contract, connections, metrics, log),
      })),
      exports: [QueueConnectionModule, ...contracts.map(tokenOf)],
    };
  }
}

/** Injects the {@link JobQueue} of a contract. */
export function InjectQueue(contract: QueueContract): ParameterDecorator {
  return Inject(tokenOf(contract));
}

/**
 * A provider with which this process handles the jobs of a queue, from the start of the service until its end.
 *
 * @param handler a provider of the same module
 */
export function worksOn<Contract extends QueueContract>(
  contract: Contract,
  handler: Type<JobHandler<Contract>>,
  options: WorkerOptions = {},
): FactoryProvider<QueueWorker<Contract>> {
  return {
    provide: workerToken(contract.name),
    inject: [handler, tokenOf(contract), QueueConnections, QueueMetrics, LOGGER, kitConfiguration.token],
    useFactory: (
      instance: JobHandler<Contract>,
      queue: JobQueue<Contract>,
      connections: QueueConnections,
      metrics: QueueMetrics,
      log: Logger,
      { SHUTDOWN_GRACE_MS: graceMs }: KitConfiguration,
    ) => new QueueWorker(queue, instance, options, { connections, metrics, log, graceMs }),
  };
}

/** The injection token of a queue. */
export function tokenOf(contract: QueueContract): string {
  return `queue ${contract.name}`;
}
