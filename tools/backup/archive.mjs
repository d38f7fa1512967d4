import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { Problem } from '../terminal/terminal.mjs';

const FORMAT = 'word-unfolded-backup';

/** Increase it when an earlier version of restore could not read the archive. */
export const VERSION = 1;

const MANIFEST = 'manifest.json';

/**
 * @typedef {object} Manifest
 * @property {string} format
 * @property {number} version
 * @property {string} createdAt
 * @property {string} application version that created the archive
 * @property {Record<string, unknown>} contents the parts that it contains, and those that it does not
 * @property {Record<string, { bytes: number, sha256: string }>} files
 */

/**
 * Packs a folder into an archive. The archive gets its name only after it is complete and was read back.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Pick<Manifest, 'createdAt' | 'application' | 'contents'>} facts
 * @throws {Problem} if it cannot be written
 */
export async function writeArchive(folder, file, facts) {
  /** @type {Manifest} */
  const manifest = { format: FORMAT, version: VERSION, ...facts, files: {} };
  for (const name of entriesOf(folder)) manifest.files[name] = await summaryOf(path.join(folder, name));
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
  const draft = `${folder}.tar.gz`;
  // The permissions are set before any content is written, because the archive contains all readers' data and the
  // secrets.
  closeSync(openSync(draft, 'w', 0o600));
  await tar('The archive could not be written', '-czf', draft, '-C', folder, '.');
  await tar('The archive could not be read back', '-tzf', draft);
  sync(draft);
  renameSync(draft, file);
  sync(path.dirname(file));
}

/**
 * Unpacks an archive into a new folder and verifies the checksum of every file.
 *
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {Problem} if it is not a backup, is damaged, or was made by a newer version
 */
export async function readArchive(file, folder) {
  if (!existsSync(file)) throw new Problem(`${file} does not exist.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await tar(`${file} is damaged or not an archive`, '-xzf', file, '-C', folder, '--no-same-owner');
  const manifest = manifestOf(file, folder);
  const found = new Set(entriesOf(folder));
  found.delete(MANIFEST);
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (!found.delete(name))
      throw new Problem(`${file} is damaged: ${name} is missing. Nothing was restored.`);
    const actual = await summaryOf(path.join(folder, name));
    if (actual.bytes !== bytes || actual.sha256 !== sha256)
      throw new Problem(`${file} is damaged: ${name} does not match its checksum. Nothing was restored.`);
  }
  const [foreign] = found;
  if (foreign !== undefined)
    throw new Problem(`${file} contains ${foreign}, which is not part of a backup. Nothing was restored.`);
  return manifest;
}

/**
 * @param {string} file
 * @param {string} folder
 * @returns {Manifest}
 */
function manifestOf(file, folder) {
  /** @type {Partial<Manifest>} */
  let manifest = {};
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'));
  } catch {
    // The check below reports it.
  }
  if (manifest.format !== FORMAT || !manifest.version || !manifest.files)
    throw new Problem(`${file} is not a backup of Word Unfolded. Nothing was restored.`);
  if (manifest.version > VERSION)
    throw new Problem(
      `${file} was made by a newer version of Word Unfolded (${manifest.application}). Restore it with that version.`,
    );
  return /** @type {Manifest} */ (manifest);
}

/**
 * Lists the files of a folder, as paths with slashes.
 *
 * @param {string} folder
 * @throws {Problem} if it contains anything except files and folders, such as a link to another place
 */
function entriesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const entry = lstatSync(path.join(folder, name));
      if (!entry.isFile() && !entry.isDirectory())
        throw new Problem(`${name} is neither a file nor a folder.`);
      return entry.isFile();
    })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** @param {string} file */
async function summaryOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: lstatSync(file).size, sha256: hash.digest('hex') };
}

/**
 * @param {string} failure the message on failure
 * @param {string[]} args
 */
async function tar(failure, ...args) {
  try {
    await runCommand('tar', args, { env: { LC_ALL: 'C' } });
  } catch (error) {
    const said = error instanceof CommandFailed ? error.output.trim() : String(error);
    if (/No space left|Disk quota exceeded/i.test(said))
      throw new Problem('The disk is full. Nothing was changed.');
    throw new Problem(`${failure}: ${said.split('\n').at(-1)}.`);
  }
}

/** @param {string} file or folder */
function sync(file) {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
