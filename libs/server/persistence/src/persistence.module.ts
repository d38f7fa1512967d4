import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, PROCESSED_EVENTS, Readiness, SERVICE_NAME, type Logger } from '@word-unfolded/service-kit';
import type { Connection } from 'mongoose';
import { connectMongo } from './connect-mongo.js';
import { MongoProcessedEvents } from './inbox/mongo-processed-events.js';
import { inboxModel } from './inbox/inbox.schema.js';
import { MONGO_CONNECTION } from './mongo-connection.token.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { outboxModel } from './outbox/outbox.schema.js';
import { OutboxStore } from './outbox/outbox.store.js';
import { Outbox } from './outbox/outbox.js';
import { persistenceConfiguration, type PersistenceConfiguration } from './persistence.configuration.js';
import { UnitOfWork } from './unit-of-work.js';

/** Makes a model of a connection: what `<feature>.schema.ts` exports. */
export type ModelFactory = (connection: Connection) => { createIndexes(): Promise<void> };

/** Gives a service its database, with the indexes of its models; the service names `persistenceConfiguration` in its main. */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(@Inject(MONGO_CONNECTION) private readonly connection: Connection) {}

  /** @param models of the service; their indexes exist before the service serves */
  static of(...models: readonly ModelFactory[]): DynamicModule {
    return {
      module: PersistenceModule,
      providers: [
        {
          provide: MONGO_CONNECTION,
          inject: [persistenceConfiguration.token, SERVICE_NAME, LOGGER, Readiness],
          useFactory: (
            configuration: PersistenceConfiguration,
            service: string,
            log: Logger,
            readiness: Readiness,
          ) => open(configuration, service, log, readiness, [outboxModel, inboxModel, ...models]),
        },
        { provide: PROCESSED_EVENTS, useClass: MongoProcessedEvents },
        UnitOfWork,
        OutboxStore,
        OutboxRelay,
        Outbox,
      ],
      exports: [MONGO_CONNECTION, PROCESSED_EVENTS, UnitOfWork, Outbox],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}

async function open(
  { MONGODB_URI, MONGODB_DATABASE_PREFIX = '' }: PersistenceConfiguration,
  service: string,
  log: Logger,
  readiness: Readiness,
  models: readonly ModelFactory[],
): Promise<Connection> {
  const connection = await connectMongo(MONGODB_URI, `${MONGODB_DATABASE_PREFIX}${service}`, service);
  connection.on('error', (error: Error) => log.warn({ err: error }, 'MongoDB is out of reach'));
  readiness.add('mongodb', async () => Boolean(await connection.db?.command({ ping: 1 })));
  await Promise.all(models.map((model) => model(connection).createIndexes()));
  return connection;
}
