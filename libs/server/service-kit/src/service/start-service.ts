import 'reflect-metadata';
import { Catch, type INestMicroservice, type RpcExceptionFilter, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { checkHealthOf, type ServiceName } from '@word-unfolded/contracts';
import type { Server } from 'node:http';
import { throwError, type Observable } from 'rxjs';
import { readConfigurations, type Configuration } from '../configuration/define-configuration.js';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { EventConsumers } from '../events/event-consumers.js';
import { startInternalServer, portOf } from '../health/internal-server.js';
import { Readiness } from '../health/readiness.js';
import { ContractServer } from '../messaging/contract-server.js';
import { NATS_CONNECTION } from '../messaging/nats-connection.js';
import { createLogger, LOGGER, nestLogger, type Logger } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { startTracing } from '../observability/tracing.js';
import { assertQueueHandlers } from './queue-handlers.js';
import { ServiceKitModule } from './service-kit.module.js';

/** A service that runs in this process. */
export type RunningService = {
  readonly name: ServiceName;
  readonly app: INestMicroservice;
  readonly log: Logger;
  /** The address of /health, /ready and /metrics. */
  readonly internalPort: number;
  /** Accepts no new calls, finishes the current ones, and closes all connections. */
  readonly stop: () => Promise<void>;
};

/** Passes an error to the transport unchanged. The transport decides which errors a caller may see. */
@Catch()
class PassErrorsOn implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Starts a service from its name, its module and its configurations, and resolves when it accepts calls.
 *
 * @param environment the variables of the configurations
 * @param options `isWhole`: the module is the complete service, which must have a handler for each of its queues
 * @throws ConfigurationError before anything is opened, or when a handler is missing
 */
export async function startService(
  name: ServiceName,
  module: Type,
  configurations: readonly Configuration[],
  environment: Readonly<Record<string, string | undefined>>,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Promise<RunningService> {
  const values = readConfigurations([kitConfiguration, ...configurations], environment);
  const configuration = values.get(kitConfiguration.token) as KitConfiguration;
  const log = createLogger(name, configuration.LOG_LEVEL);
  const stopTracing = await startTracing(name, configuration.OTEL_EXPORTER_OTLP_ENDPOINT);

  const root = { module, imports: [ServiceKitModule.of({ name, values, log })] };
  const app = await NestFactory.createMicroservice<AsyncMicroserviceOptions>(root, {
    logger: nestLogger(log),
    abortOnError: false,
    inject: [NATS_CONNECTION, kitConfiguration.token, LOGGER, Metrics, EventConsumers, Readiness],
    useFactory: (
      connection: NatsConnection,
      kit: KitConfiguration,
      logger: Logger,
      metrics: Metrics,
      consumers: EventConsumers,
      readiness: Readiness,
    ) => ({
      strategy: serverOf(name, readiness, new ContractServer(connection, kit, logger, metrics, [consumers])),
    }),
  });
  app.useGlobalFilters(new PassErrorsOn());
  if (isWhole) await assertWhole(app, name);
  await app.listen();

  const address = { host: configuration.INTERNAL_HOST, port: configuration.INTERNAL_PORT };
  const internal = await startInternalServer(name, address, app.get(Readiness), app.get(Metrics));
  return {
    name,
    app,
    log,
    internalPort: portOf(internal),
    stop: () => stopService(app, internal, stopTracing),
  };
}

async function assertWhole(app: INestMicroservice, name: ServiceName): Promise<void> {
  try {
    assertQueueHandlers(app, name);
  } catch (error) {
    await app.close();
    throw error;
  }
}

function serverOf(name: ServiceName, readiness: Readiness, server: ContractServer): ContractServer {
  server.handle(checkHealthOf(name), () => readiness.report(name));
  return server;
}

async function stopService(
  app: INestMicroservice,
  internal: Server,
  stopTracing: () => Promise<void>,
): Promise<void> {
  app.get(Readiness).beginShutdown();
  await app.close();
  internal.closeAllConnections();
  await new Promise((resolve) => internal.close(resolve));
  await stopTracing();
}
