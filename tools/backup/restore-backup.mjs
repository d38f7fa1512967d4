import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StackState } from '../stack/stack-state.mjs';
import { planMongo } from '../stack/services/mongo.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { planRedis } from '../stack/services/redis.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { prepareDataFolder, reasonOf } from '../setup/data-folder.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { readArchive } from './archive.mjs';
import { addFiles, filesIn } from './files-copy.mjs';
import { PARTS } from './installation.mjs';
import { hasDatabases, loadMongo } from './mongo-copy.mjs';
import { hasStreams, loadNats } from './nats-copy.mjs';
import { hasRedisKeys, loadRedis } from './redis-copy.mjs';
import { declareComplete, finishRestore, STAGING } from './swap-parts.mjs';

/** @typedef {import('./installation.mjs').Installation} Installation */

/**
 * Restores a backup into an installation that is not running. The archive is verified completely before anything
 * changes. Own servers are restored in a separate folder, which replaces the old data as a whole at the end.
 *
 * @param {Installation} installation
 * @param {string} file
 * @param {{ overwrite?: boolean }} options
 * @param {(detail: string) => void} progress
 * @returns {Promise<{ createdAt: string, replaced: string | undefined, bucket: string | undefined }>}
 * @throws {Problem} if the installation runs or already has data, or the archive cannot be used
 */
export async function restoreBackup(installation, file, { overwrite = false }, progress) {
  const { data } = installation;
  prepareDataFolder(data);
  process.umask(0o077);
  // Prevents a start of the application during the restore, and ends servers that a killed restore left running.
  const record = new StackState(data, 0);
  record.open();
  try {
    finishRestore(data);
    const staging = path.join(data, STAGING);
    const unpacked = path.join(staging, 'archive');
    progress('checking the archive');
    const { createdAt, contents } = await readArchive(file, unpacked);
    if (!overwrite) await assertEmpty(installation);
    await fill(installation, { staging, unpacked, record, progress, database: contents.database });
    declareComplete(data);
    const bucket = typeof contents.filesAreIn === 'string' ? contents.filesAreIn : undefined;
    return { createdAt, replaced: finishRestore(data), bucket };
  } catch (error) {
    finishRestore(data);
    if (error instanceof Problem) throw error;
    throw new Problem(`The backup could not be restored: ${reasonOf(error)}.`);
  } finally {
    record.close();
  }
}

/**
 * @param {Installation} installation
 * @throws {Problem} if there is data that a restore would replace
 */
async function assertEmpty({ data, prefix, isOurs, natsUrl, redisUrl, mongoUrl }) {
  const taken = PARTS.filter((part) => filesIn(path.join(data, part)).length > 0).map((part) =>
    path.join(data, part),
  );
  if (redisUrl && (await hasRedisKeys(redisUrl, prefix))) taken.push('REDIS_URL');
  if (natsUrl && (await hasStreams(natsUrl, prefix))) taken.push('NATS_URL');
  if (mongoUrl && (await hasDatabases(mongoUrl, isOurs))) taken.push('MONGODB_URI');
  if (taken.length === 0) return;
  throw new Problem(
    `This installation already has data: ${taken.join(', ')}.\n` +
      'Choose another DATA_DIR, or add --overwrite to replace the data.',
  );
}

/**
 * @typedef {object} Filling
 * @property {string} staging
 * @property {string} unpacked
 * @property {StackState} record
 * @property {(detail: string) => void} progress
 * @property {unknown} database the format of the databases in the archive
 */

/**
 * @param {Installation} installation
 * @param {Filling} filling
 */
async function fill(installation, { staging, unpacked, record, progress, database }) {
  const { data, prefix, isOurs, natsUrl, redisUrl, mongoUrl, storage } = installation;
  const from = (/** @type {string} */ name) => path.join(unpacked, name);
  const logs = path.join(staging, 'logs');
  /** @param {string} name */
  const place = (name) => ({ folder: path.join(staging, name), logs });
  /**
   * Starts an own server, loads data into it and stops it. @param {{ url: string, plan:
   * import('../stack/processes/supervised-process.mjs').ProcessPlan }} own @param {(url: string) => Promise<void>} load
   */
  const within = async ({ url, plan }, load) => {
    const server = new SupervisedProcess(plan, {
      started: (name, pid) => record.note(name, pid),
      died: () => {},
      recovered: () => {},
      complained: () => {},
    });
    await server.start();
    try {
      await load(url);
    } finally {
      await server.stop();
    }
  };
  progress('databases');
  if (database === 'embedded') {
    if (mongoUrl)
      throw new Problem(
        'This backup has an embedded database, which cannot be restored to MONGODB_URI. Restore it without MONGODB_URI.',
      );
    mkdirSync(path.join(staging, 'mongo'), { recursive: true, mode: 0o700 });
    renameSync(from('mongo-embedded'), path.join(staging, 'mongo', 'embedded'));
  } else if (mongoUrl) await loadMongo(mongoUrl, isOurs, from('mongo-dump'));
  else await within(await planMongo(place('mongo')), (url) => loadMongo(url, isOurs, from('mongo-dump')));
  progress('Redis');
  const loadKeys = (/** @type {string} */ url) => loadRedis(url, prefix, from('redis.jsonl'));
  if (redisUrl) await loadKeys(redisUrl);
  else await within(await planRedis(place('redis')), loadKeys);
  progress('events');
  const loadEvents = (/** @type {string} */ url) => loadNats(url, prefix, from('nats.jsonl'));
  if (natsUrl) await loadEvents(natsUrl);
  else await within(await planNats(place('nats')), loadEvents);
  progress('files');
  if (storage === path.join(data, 'files')) take('files');
  else addFiles(from('files'), storage, { mayLink: false });
  for (const name of ['mail', 'secrets']) take(name);

  /** @param {string} name of a part that consists of files only */
  function take(name) {
    rmSync(path.join(staging, name), { recursive: true, force: true });
    if (existsSync(from(name))) renameSync(from(name), path.join(staging, name));
    else mkdirSync(path.join(staging, name), { mode: 0o700 });
  }
}
