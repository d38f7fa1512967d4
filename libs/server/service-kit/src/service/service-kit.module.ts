import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ServiceName } from '@word-unfolded/contracts';
import { Clock, SystemClock } from '@word-unfolded/primitives';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { EventBus } from '../events/event-bus.js';
import { DeadEvents } from '../events/dead-events.js';
import { EventConsumers } from '../events/event-consumers.js';
import { EventListener } from '../events/event-listener.js';
import { KvProcessedEvents } from '../events/kv-processed-events.js';
import { Readiness } from '../health/readiness.js';
import { ContractClient } from '../messaging/contract-client.js';
import { connectNats, NATS_CONNECTION } from '../messaging/nats-connection.js';
import { LOGGER, type Logger } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { Retention } from '../retention/retention.js';
import { SERVICE_NAME } from './service-name.js';

type KitOptions = {
  readonly name: ServiceName;
  readonly values: ReadonlyMap<symbol, object>;
  readonly log: Logger;
};

/** The components of every service: its configuration, its log, its clock, NATS, events, readiness and metrics. */
@Global()
@Module({})
export class ServiceKitModule implements OnApplicationShutdown {
  constructor(@Inject(NATS_CONNECTION) private readonly connection: NatsConnection) {}

  static of({ name, values, log }: KitOptions): DynamicModule {
    const configurations = [...values].map(([provide, useValue]) => ({ provide, useValue }));
    return {
      module: ServiceKitModule,
      imports: [DiscoveryModule],
      providers: [
        ...configurations,
        { provide: SERVICE_NAME, useValue: name },
        { provide: LOGGER, useValue: log },
        { provide: Clock, useClass: SystemClock },
        Metrics,
        Readiness,
        {
          provide: NATS_CONNECTION,
          inject: [kitConfiguration.token, Readiness],
          useFactory: async (configuration: KitConfiguration, readiness: Readiness) => {
            const connection = await connectNats(configuration.NATS_URL, `${name}-${process.pid}`, {
              inboxPrefix: `_INBOX.${configuration.SUBJECT_PREFIX}.${name}`,
              awaited: (servers, err) =>
                log.warn({ servers, err }, 'waiting for NATS: no server of NATS_URL answers'),
              refused: (err) => log.error({ err }, 'NATS refuses this service'),
            });
            readiness.add('nats', () => connection.flush().then(() => true));
            return connection;
          },
        },
        KvProcessedEvents,
        ContractClient,
        EventBus,
        EventListener,
        EventConsumers,
        DeadEvents,
        Retention,
      ],
      exports: [
        ...values.keys(),
        SERVICE_NAME,
        LOGGER,
        Clock,
        Metrics,
        Readiness,
        NATS_CONNECTION,
        ContractClient,
        EventBus,
        EventListener,
        EventConsumers,
        DeadEvents,
      ],
    };
  }

  /** Closed last, because all other components may still send messages. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.drain();
  }
}
