import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { processBegan } from '../stack/processes/process-identity.mjs';
import { reasonOf } from '../setup/data-folder.mjs';
import { ROOT } from '../setup/workspace.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { writeArchive } from './archive.mjs';
import { addFiles } from './files-copy.mjs';
import { runningServers } from './installation.mjs';
import { copyEmbedded, dumpMongo } from './mongo-copy.mjs';
import { dumpNats, positionsOf } from './nats-copy.mjs';
import { dumpRedis } from './redis-copy.mjs';

/** Work folders of backups, beside the archive. The process id in the name shows which of them were left behind. */
const DRAFT = /^\.word-unfolded-backup-(\d+)-(.*?)(\.tar\.gz)?$/;

/**
 * Makes a backup of an installation while it runs.
 *
 * Data that moves from one store to another is copied at its source first, so the copy has it at least once; ids
 * prevent that a duplicate is processed twice. Redis (charges, emails, jobs) therefore comes before the databases. The
 * positions of the JetStream consumers also come before the databases, and the messages after them.
 *
 * @param {import('./installation.mjs').Installation} installation
 * @param {string} file must not exist yet
 * @param {(detail: string) => void} progress
 * @returns {Promise<{ bytes: number }>}
 * @throws {Problem} if the installation does not run, or the archive cannot be written
 */
export async function makeBackup(installation, file, progress) {
  const running = runningServers(installation);
  if (existsSync(file)) throw new Problem(`${file} exists already.`);
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeLeftBehind(folder);
    const draft = path.join(folder, `.word-unfolded-backup-${process.pid}-${processBegan(process.pid)}`);
    try {
      mkdirSync(draft, { mode: 0o700 });
      const createdAt = new Date().toISOString();
      const contents = await gather(running, draft, progress);
      progress('writing the archive');
      await writeArchive(draft, file, { createdAt, application: applicationVersion(), contents });
    } finally {
      rmSync(draft, { recursive: true, force: true });
      rmSync(`${draft}.tar.gz`, { force: true });
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`The backup could not be made: ${reasonOf(error)}.`);
  }
  return { bytes: statSync(file).size };
}

/**
 * @param {ReturnType<typeof runningServers>} running
 * @param {string} draft
 * @param {(detail: string) => void} progress
 */
async function gather(running, draft, progress) {
  const { data, prefix, natsUrl, redisUrl, mongoUrl, isOurs, isEmbedded, storage, bucket } = running;
  const to = (/** @type {string} */ name) => path.join(draft, name);
  progress('Redis');
  const keys = await dumpRedis(redisUrl, prefix, to('redis.jsonl'));
  const positions = await positionsOf(natsUrl, prefix);
  progress('files');
  // Files that a database refers to were copied before. Files that arrive while the databases are copied are added now.
  if (!bucket) addFiles(storage, to('files'));
  progress('databases');
  if (isEmbedded) await copyEmbedded(mongoUrl, to('mongo-embedded'));
  else await dumpMongo(mongoUrl, isOurs, to('mongo-dump'));
  progress('events');
  const messages = await dumpNats(natsUrl, prefix, positions, to('nats.jsonl'));
  if (!bucket) addFiles(storage, to('files'));
  addFiles(path.join(data, 'mail'), to('mail'), { mayLink: false });
  addFiles(path.join(data, 'secrets'), to('secrets'), { mayLink: false });
  return {
    database: isEmbedded ? 'embedded' : 'dump',
    keys,
    messages,
    ...(bucket && { filesAreIn: bucket }),
  };
}

/** Removes the work folders of killed backups. @param {string} folder */
function removeLeftBehind(folder) {
  for (const name of readdirSync(folder)) {
    const [, pid, began] = DRAFT.exec(name) ?? [];
    if (pid === undefined || processBegan(Number(pid)) === began) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** @returns {string} */
function applicationVersion() {
  return JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version;
}
