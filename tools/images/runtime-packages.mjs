import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest */

/** Packages whose files a service reads by path instead of importing them. */
const READ_BY_PATH = /^@fontsource\//;

/** How a bundle loads a package that is not in it (libs/server/service-kit/build/bundle-node.mjs). */
const LOADED = /require\("((?:@[\w.-]+\/)?[\w.-]+)"\)/g;

/**
 * The packages that a built service loads from node_modules at run time: packages with native parts, fonts, and
 * everything that these depend on. All other packages are in its bundle.
 *
 * @param {string} root of the repository, with packages installed
 * @param {string} service
 * @returns {string[]} their folders, relative to the root, sorted
 */
export function runtimePackages(root, service) {
  const folder = path.join(root, 'services', service);
  const { dependencies = {} } = manifestIn(folder);
  const found = new Set(/** @type {string[]} */ ([]));
  for (const name of loadedByName(path.join(folder, 'dist'))) addPackage(root, folder, name, found);
  for (const name of Object.keys(dependencies).filter((each) => READ_BY_PATH.test(each)))
    addPackage(root, folder, name, found);
  return [...found].map((each) => path.relative(root, each)).sort();
}

/**
 * Copies packages into another root. A package inside another one is copied with it.
 *
 * @param {string} root
 * @param {readonly string[]} folders relative to the root
 * @param {string} target
 */
export function copyPackages(root, folders, target) {
  for (const folder of folders)
    cpSync(path.join(root, folder), path.join(target, folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.map') && !file.endsWith('.d.ts'),
    });
}

/** @param {string} dist */
function loadedByName(dist) {
  const bundles = readdirSync(dist).filter((name) => name.endsWith('.js'));
  return new Set(
    bundles.flatMap((name) =>
      [...readFileSync(path.join(dist, name), 'utf8').matchAll(LOADED)].map(([, each = '']) => each),
    ),
  );
}

/**
 * Adds a package with its dependencies, if it is installed: bundles also name optional packages, and built-in modules
 * of Node.
 *
 * @param {string} root
 * @param {string} from the folder of the package that depends on it
 * @param {string} name
 * @param {Set<string>} found
 */
function addPackage(root, from, name, found) {
  const folder = installedFolder(root, from, name);
  if (!folder || found.has(folder)) return;
  found.add(folder);
  const { dependencies, optionalDependencies } = manifestIn(folder);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage(root, folder, each, found);
}

/**
 * Finds a package as Node does.
 *
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function installedFolder(root, from, name) {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return from === root ? undefined : installedFolder(root, path.dirname(from), name);
}

/** @param {string} folder @returns {Manifest} */
function manifestIn(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
