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
import { ErasedOwners } from './erasure/erased-owners.js';
import { ErasureAdministration } from './erasure/erasure-administration.js';
import { ErasureRunner } from './erasure/erasure-runner.js';
import { erasureModel } from './erasure/erasure.schema.js';
import { ErasureStore } from './erasure/erasure.store.js';
import { Erasures } from './erasure/erasures.js';
import { OWNED_ROWS, OwnedRows, ownedRowsOf } from './erasure/owned-rows.js';
import { MongoProcessedEvents } from './inbox/mongo-processed-events.js';
import { inboxModel } from './inbox/inbox.schema.js';
import type { Migration } from './migrations/migration.js';
import { MONGO_CONNECTION } from './connection/mongo-connection.token.js';
import {
  openDatabase,
  openDatabaseLater,
  type Contents,
  type ModelFactory,
  type Opening,
} from './connection/open-database.js';
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
    return PersistenceModule.opened(openDatabase, { migrations, models });
  }

  /**
   * For a service that has to work without its database, too: it starts at once and counts as ready, and what uses the
   * database is refused with SERVICE_UNAVAILABLE until a server has answered.
   *
   * @param models as for `of`
   */
  static optional(...models: readonly ModelFactory[]): DynamicModule {
    return PersistenceModule.opened(openDatabaseLater, { migrations: [], models });
  }

  private static opened(
    open: (opening: Opening) => Connection | Promise<Connection>,
    { migrations, models }: Contents,
  ): DynamicModule {
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
            open({ configuration, service, log, readiness, migrations, models: [...OWN_MODELS, ...models] }),
        },
        { provide: PROCESSED_EVENTS, useClass: MongoProcessedEvents },
        { provide: APP_INTERCEPTOR, useClass: StoreFailures },
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
