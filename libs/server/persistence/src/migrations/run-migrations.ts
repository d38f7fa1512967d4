import { ConfigurationError, type Logger } from '@word-unfolded/service-kit';
import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { LEASE_TIMING, MigrationLease, type LeaseRecord, type LeaseTiming } from './migration-lease.js';
import type { Migration } from './migration.js';

/** A migration that has run or was interrupted, by its version. */
type MigrationRecord = {
  readonly _id: number;
  readonly name: string;
  readonly startedAt: Date;
  readonly attempts: number;
  readonly checkpoint?: unknown;
  /** Absent until it is done. */
  readonly doneAt?: Date;
};

/** What to run, and where. */
export type MigrationPlan = {
  readonly service: string;
  readonly database: mongo.Db;
  readonly migrations: readonly Migration[];
  readonly log: Pick<Logger, 'info'>;
  readonly timing?: LeaseTiming;
};

/**
 * Brings a database to the version of this program: the missing migrations in order, by exactly one process, while
 * others wait until they are done. An interrupted migration continues from its checkpoint.
 *
 * @returns the migrations that this process has run
 * @throws ConfigurationError if the database is newer than this program; the error of a migration
 */
export async function runMigrations(plan: MigrationPlan): Promise<readonly Migration[]> {
  const { database, timing = LEASE_TIMING } = plan;
  assertNumbered(plan.migrations);
  if ((await pendingMigrations(plan)).length === 0) return [];
  const isDone = async () => (await pendingMigrations(plan)).length === 0;
  const leases = database.collection<LeaseRecord>('migration_leases');
  const lease = await MigrationLease.take(leases, randomUUID(), isDone, timing);
  if (!lease) return [];
  try {
    const pending = await pendingMigrations(plan);
    for (const migration of pending) await runOne(plan, migration, lease);
    return pending;
  } finally {
    await lease.release();
  }
}

/**
 * The migrations that have not run to their end.
 *
 * @throws ConfigurationError if the database is newer than this program
 */
export async function pendingMigrations({
  service,
  database,
  migrations,
}: Pick<MigrationPlan, 'service' | 'database' | 'migrations'>): Promise<readonly Migration[]> {
  const records = await recordsOf(database).find().sort({ _id: 1 }).toArray();
  const newest = records.at(-1);
  if (newest && newest._id > migrations.length)
    throw new ConfigurationError(
      `The database of ${service} is at version ${newest._id} (${newest.name}), and this program knows only ` +
        `${migrations.length}: start the newer program again, or restore a backup from before its first start.`,
    );
  const done = new Set(records.filter(({ doneAt }) => doneAt).map(({ _id }) => _id));
  return migrations.filter(({ version }) => !done.has(version));
}

async function runOne(
  { service, database, log }: MigrationPlan,
  { version, name, up }: Migration,
  lease: MigrationLease,
): Promise<void> {
  const records = recordsOf(database);
  const record = await records.findOneAndUpdate(
    { _id: version },
    { $set: { name }, $setOnInsert: { startedAt: new Date() }, $inc: { attempts: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  log.info({ version, name, attempt: record?.attempts }, `migrating the database of ${service}`);
  await up({
    database,
    checkpoint: record?.checkpoint,
    save: async (checkpoint) => {
      await lease.renew();
      await records.updateOne({ _id: version }, { $set: { checkpoint } });
    },
  });
  await lease.renew();
  await records.updateOne({ _id: version }, { $set: { doneAt: new Date() }, $unset: { checkpoint: '' } });
  log.info({ version, name }, `migrated the database of ${service}`);
}

function recordsOf(database: mongo.Db): mongo.Collection<MigrationRecord> {
  return database.collection<MigrationRecord>('migrations');
}

/** @throws Error for a list with a gap, a repetition or another order */
function assertNumbered(migrations: readonly Migration[]): void {
  const wrong = migrations.findIndex(({ version }, index) => version !== index + 1);
  if (wrong >= 0)
    throw new Error(`The migration ${migrations[wrong]!.name} must have the version ${wrong + 1}.`);
}
