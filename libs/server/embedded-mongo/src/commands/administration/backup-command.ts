import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DATA_FILE, OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../../storage/files/data-files.js';
import { checkDataFile } from '../../storage/files/check-data-file.js';
import type { OrderedStore } from '../../storage/ordered-store.js';
import { Witness } from '../../storage/witness.js';
import { mongoError } from '../../errors/mongo-error.js';
import { okReply } from '../../protocol/reply.js';
import type { Command } from '../command.js';

/**
 * `backup: 1, to: <absolute path of a new folder>` on the database `admin`: writes a copy of all databases as of the
 * last commit, while other clients read and write. MongoDB has no such command; its own ways are mongodump, or a copy
 * of the files under fsyncLock. The copy is an ordinary data folder: a server opens it with `--folder`.
 *
 * The folder appears when the copy is complete. If the process is killed earlier, `<folder>.partial-<id>` remains.
 *
 * @throws MongoError 72 InvalidOptions for a relative path or a folder that is not empty, 13 Unauthorized
 *   on a database other than admin, 14031 OutOfDiskSpace if the copy cannot be written
 */
export const backupCommand: Command = {
  kind: 'local',
  fields: ['to'],
  run: async (request, { database }) => {
    if (request.databaseName !== 'admin')
      throw mongoError('Unauthorized', 'backup may only be run against the admin database.');
    const folder = request.required('to', request.text('to'));
    if (!path.isAbsolute(folder))
      throw mongoError('InvalidOptions', `backup.to must be an absolute path: '${folder}'`);
    if (existsSync(folder) && !isEmptyFolder(folder))
      throw mongoError('InvalidOptions', `backup.to is not an empty folder: '${folder}'`);
    const bytes = await writeCopy(database.store, folder);
    return okReply({ folder, bytes: BigInt(bytes) });
  },
};

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0;
}

function witnessCopy(folder: string): void {
  const witness = new Witness(folder);
  witness.observe();
  witness.close();
}

async function writeCopy(store: OrderedStore, folder: string): Promise<number> {
  const partial = `${folder}.partial-${randomUUID()}`;
  try {
    mkdirSync(partial, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await store.copyTo(partial);
    const file = path.join(partial, DATA_FILE);
    chmodSync(file, OWNER_ONLY_FILE);
    checkDataFile(file);
    witnessCopy(partial);
    const { size } = statSync(file);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return size;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw mongoError('OutOfDiskSpace', `the backup cannot be written: ${(error as Error).message}`);
  }
}
