import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder of built files, and the URL path below which it is served. */
export type ServedFolder = { readonly folder: string; readonly prefix: string };

/** One complete build of the pages: every file with the hash of its content. */
export type BuildList = {
  /** Changes when any file does. */
  readonly version: string;
  /** URL and SHA-256 in hexadecimal. */
  readonly files: readonly (readonly [address: string, sha256: string])[];
};

/** Source maps are only for developers; a `.br` file is the compressed form of another file. */
const LEFT_OUT = /\.(map|br)$/;

/** Cache of file hashes, by path, size and time, because a list is made for each request. */
const hashes = new Map<string, string>();

/**
 * Lists the files in folders of a build.
 *
 * @param environment files outside the folders, or replacements of files in them: by URL, with their content
 */
export function listBuild(
  folders: readonly ServedFolder[],
  environment: Readonly<Record<string, string>>,
  isWanted: (address: string) => boolean,
): BuildList {
  const found = folders.flatMap(({ folder, prefix }) =>
    filesIn(folder).map((name) => [`${prefix}${name}`, path.join(folder, name)] as const),
  );
  const listed = new Map<string, string>();
  for (const [address, file] of found)
    if (!LEFT_OUT.test(address) && isWanted(address)) listed.set(address, hashOfFile(file));
  for (const [address, content] of Object.entries(environment)) listed.set(address, sha256(content));
  const files = [...listed].sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: sha256(JSON.stringify(files)).slice(0, 16), files };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function hashOfFile(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const name = `${file} ${size} ${mtimeMs}`;
  const hash = hashes.get(name) ?? sha256(readFileSync(file));
  hashes.set(name, hash);
  return hash;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
