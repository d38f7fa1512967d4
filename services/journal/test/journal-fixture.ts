import type { AppError, MessageContract, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, persistenceConfiguration } from '@word-unfolded/persistence';
import {
  ContractClient,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import {
  openTestDatabase,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../src/app.module.js';
import { plansConfiguration } from '../src/plans/plans.configuration.js';
import { Clock } from '@word-unfolded/primitives';

/** The current time of the service under test. */
export const NOW = '2026-03-01T12:00:00.000Z';

/** Secret that signs the addresses of files. */
export const FILES_SECRET = 'a secret of this test, which is long enough';

let readers = 0;

/** The id of a reader that no other test uses. */
export function newReader(): string {
  readers += 1;
  return readers.toString(16).padStart(24, '0');
}

/** The real journal service over NATS, with a fixed clock. */
export class JournalUnderTest {
  private constructor(
    private readonly mongo: TestDatabase,
    readonly service: RunningService,
    readonly environment: Environment,
    /** The folder of stored files. */
    readonly files: string,
  ) {
    service.app.get(Clock).now = () => new Date(NOW);
  }

  /** @param prepare fills the database before the service starts */
  static async start(
    prepare: (database: TestDatabase) => Promise<void> = async () => {},
    settings: Environment = {},
  ): Promise<JournalUnderTest> {
    const mongo = await openTestDatabase();
    await prepare(mongo);
    const files = await mkdtemp(path.join(tmpdir(), 'word-unfolded-journal-'));
    const stored = { STORAGE_FOLDER: files, FILES_SECRET, PUBLIC_URL: 'https://bible.example.org/' };
    const environment = suiteEnvironment({ ...mongo.environment, ...stored, ...settings });
    const own = [redisConfiguration, plansConfiguration];
    const configurations = [...own, persistenceConfiguration, storageConfiguration];
    const service = await startService('journal', AppModule, configurations, environment);
    return new JournalUnderTest(mongo, service, environment, files);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.mongo.stop();
    await rm(this.files, { recursive: true });
  }

  get database(): Connection {
    return this.service.app.get<Connection>(MONGO_CONNECTION);
  }

  ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    return this.service.app.get(ContractClient).ask(contract, request);
  }

  /** Returns the error with which a message is refused. */
  refusal<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<AppError> {
    return this.ask(contract, request).then(
      (answer) => {
        throw new Error(`${contract.subject} was answered: ${JSON.stringify(answer)}`);
      },
      (error: AppError) => error,
    );
  }
}
