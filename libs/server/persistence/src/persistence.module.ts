import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import {
  ADMINISTERED_ERASURES,
  LOGGER,
  PROCESSED_EVENTS,
  Readiness,
  SERVICE_NAME,
  type Logger,
} from '@word-unfolded/service-kit';
import type { Connection } from 'mongoose';
import { commandModel } from './commands/command.schema.js';
import { RecordedCommands } from './commands/recorded-commands.js';
import { connectMongo } from './connect-mongo.js';
import { ErasedOwners } from './erasure/erased-owners.js';
import { ErasureAdministration } from './erasure/erasure-administration.js';
import { ErasureRunner } from './erasure/erasure-runner.js';
import { erasureModel } from './erasure/erasure.schema.js';
import { ErasureStore } from './erasure/erasure.store.js';
import { Erasures } from './erasure/erasures.js';
import { OWNED_ROWS, OwnedRows, ownedRowsOf } from './erasure/owned-rows.js';
import { erasurePlugin } from './erasure/refuse-writes.js';
import { MongoProcessedEvents } from './inbox/mongo-processed-events.js';
import { inboxModel } from './inbox/inbox.schema.js';
import type { Migration } from './migrations/migration.js';
import { runMigrations } from './migrations/run-migrations.js';
import { MONGO_CONNECTION } from './mongo-connection.token.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { outboxModel } from './outbox/outbox.schema.js';
import { OutboxStore } from './outbox/outbox.store.js';
import { Outbox } from './outbox/outbox.js';
import { persistenceConfiguration, type PersistenceConfiguration } from './persistence.configuration.js';
import { installationSecretModel } from './secrets/installation-secret.schema.js';
import { InstallationSecrets } from './secrets/installation-secrets.js';
import { RedisKeys } from './secrets/redis-keys.js';
import { StoreFailures } from './store-failures.js';
import { UnitOfWork } from './unit-of-work.js';

/** Creates a model on a connection: the export of `<feature>.schema.ts`. */
export type ModelFactory = (connection: Connection) => { createIndexes(): Promise<void> };

/** The models of every service's database, in addition to the service's own. */
const OWN_MODELS: readonly ModelFactory[] = [
  outboxModel,
  inboxModel,
  commandModel,
  installationSecretModel,
  erasureModel,
];

/**
 * Provides a service with its database and the indexes of its models. The service lists `persistenceConfiguration` in
 * its main.
 */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(@Inject(MONGO_CONNECTION) private readonly connection: Connection) {}

  /** @param models the models of the service; their indexes are created before the service accepts calls */
  static of(...models: readonly ModelFactory[]): DynamicModule {
    return PersistenceModule.migrated([], ...models);
  }

  /**
   * @param migrations of the service's database; they run before the service accepts calls
   * @param models as for `of`
   */
  static migrated(migrations: readonly Migration[], ...models: readonly ModelFactory[]): DynamicModule {
    return {
      module: PersistenceModule,
      imports: [DiscoveryModule],
      providers: [
        {
          provide: MONGO_CONNECTION,
          inject: [persistenceConfiguration.token, SERVICE_NAME, LOGGER, Readiness],
          useFactory: (
            configuration: PersistenceConfiguration,
            service: string,
            log: Logger,
            readiness: Readiness,
          ) =>
            open(configuration, service, log, readiness, { migrations, models: [...OWN_MODELS, ...models] }),
        },
        { provide: PROCESSED_EVENTS, useClass: MongoProcessedEvents },
        { provide: APP_INTERCEPTOR, useClass: StoreFailures },
        RecordedCommands,
        {
          provide: OWNED_ROWS,
          inject: [MONGO_CONNECTION],
          // The models are compiled already, so the connection returns all of them.
          useFactory: (connection: Connection) => [
            ...ownedRowsOf(Object.values(connection.models)),
            new OwnedRows(connection.models['Command']!, 'callerId'),
          ],
        },
        ErasureStore,
        ErasedOwners,
        ErasureRunner,
        Erasures,
        { provide: ADMINISTERED_ERASURES, useClass: ErasureAdministration },
        UnitOfWork,
        OutboxStore,
        OutboxRelay,
        Outbox,
        InstallationSecrets,
        RedisKeys,
      ],
      exports: [
        MONGO_CONNECTION,
        PROCESSED_EVENTS,
        UnitOfWork,
        Outbox,
        InstallationSecrets,
        RedisKeys,
        ErasedOwners,
        Erasures,
        ADMINISTERED_ERASURES,
      ],
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
  { migrations, models }: { migrations: readonly Migration[]; models: readonly ModelFactory[] },
): Promise<Connection> {
  const connection = await connectMongo(MONGODB_URI, `${MONGODB_DATABASE_PREFIX}${service}`, service);
  connection.on('error', (error: Error) => log.warn({ err: error }, 'MongoDB is not reachable'));
  readiness.add('mongodb', async () => Boolean(await connection.db?.command({ ping: 1 })));
  connection.plugin(erasurePlugin);
  const database = connection.getClient().db(connection.name);
  await runMigrations({ service, database, migrations, log });
  await Promise.all(models.map((model) => model(connection).createIndexes()));
  return connection;
}
