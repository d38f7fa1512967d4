import path from 'node:path';

/**
 * A package of the workspace.
 *
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder relative to the root
 * @property {readonly string[]} dependencies names of the workspace packages that its manifest names
 * @property {boolean} exportsFixtures whether it has fixtures for the tests of other packages
 */

/** The folders of the root manifest's `workspaces`. */
const FOLDER = /^(?:(?:apps|services)\/[^/]+|libs\/[^/]+\/[^/]+)(?=\/)/;

/**
 * The folder of the package that a file belongs to.
 *
 * @param {string} file relative to the root
 * @returns {string | undefined} undefined for a file outside the packages
 */
export const folderOf = (file) => FOLDER.exec(file)?.[0];

/**
 * @param {readonly string[]} files of the working tree
 * @param {(file: string) => Buffer} read
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(files, read) {
  const manifests = files.filter((file) => file === `${folderOf(file)}/package.json`);
  const parsed = manifests.map((file) => ({
    folder: path.posix.dirname(file),
    manifest: JSON.parse(String(read(file))),
  }));
  const names = new Set(parsed.map(({ manifest }) => manifest.name));
  return parsed.map(({ folder, manifest }) => ({
    name: manifest.name,
    folder,
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) =>
      names.has(name),
    ),
    exportsFixtures: Object.values(manifest.exports ?? {}).some((file) => String(file).startsWith('./test/')),
  }));
}

/** Code, where one package can name the folder of another one: a service that it starts, a file that it reads. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

const PATH_OF_PACKAGE = /\b(?:(?:apps|services)\/[\w.-]+|libs\/(?:shared|server|web)\/[\w.-]+)/g;

/** A path whose last part is computed, such as `services/${name}` or `path.join(ROOT, 'services', name)`. */
const COMPUTED_PATH = /\b(apps|services|libs)(?:\/(?:\w+\/)?(?:\$\{|\*)|['"`]\s*,)/g;

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/ .*$/gm;

const RELATIVE_PATH = /['"`](\.{1,2}\/[^'"`\n$]*)/g;

/**
 * What a file names outside its own package: packages by their folders, a folder of packages (`services`) for all
 * packages in it, and `tools` or the root for the files that belong to no package.
 *
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {Set<string>}
 */
export function foldersNamedBy(file, text) {
  const named = new Set();
  if (!CODE.test(file)) return named;
  const code = text.replace(COMMENT, '');
  for (const [folder] of code.matchAll(PATH_OF_PACKAGE)) named.add(folder);
  for (const [, folder] of code.matchAll(COMPUTED_PATH)) named.add(folder);
  for (const [, specifier] of code.matchAll(RELATIVE_PATH)) {
    const target = path.posix.join(path.posix.dirname(file), /** @type {string} */ (specifier));
    named.add(folderOf(`${target}/`) ?? /** @type {string} */ (target.split('/')[0]));
  }
  named.delete(folderOf(file));
  return named;
}
