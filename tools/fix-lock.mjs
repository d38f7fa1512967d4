import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup/workspace.mjs';
import { say } from './terminal/terminal.mjs';

/**
 * Completes package-lock.json after npm ran against a registry that lacks some platforms: npm leaves out the native
 * packages of those platforms, and `npm ci` on such a machine then refuses the lock. It also removes the addresses of
 * the registry, so that the lock works with any registry. Run it after every change of dependencies.
 */
const FILE = path.join(ROOT, 'package-lock.json');

const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const PROCESSORS = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'mips64el',
  'wasm32',
];

/** @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage */

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Record<string, LockedPackage>} */
const packages = lock.packages;

let added = 0;
for (const [at, locked] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    if (isLocked(at, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const platform = platformOf(name);
    if (!platform) continue;
    packages[`node_modules/${name}`] = /** @type {LockedPackage} */ ({
      version,
      ...(locked.dev && { dev: true }),
      optional: true,
      ...platform,
    });
    added += 1;
  }
}

let addresses = 0;
for (const locked of Object.values(packages)) {
  if (locked.link || !locked.resolved?.includes('://')) continue;
  delete locked.resolved;
  addresses += 1;
}

lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
say(`package-lock.json: ${added} platform packages added, ${addresses} registry addresses removed`);

/**
 * Whether a package is locked where a dependent would resolve it: in its own node_modules or that of a parent folder.
 *
 * @param {string} from
 * @param {string} name
 */
function isLocked(from, name) {
  for (let at = from; ;) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const above = at.lastIndexOf('node_modules/');
    at = above <= 0 ? '' : at.slice(0, above - 1);
  }
}

/**
 * The platform in the name of a native package, such as `@rspack/binding-linux-arm64-musl`.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words
    .map((word) => word.replace(/^arm(v[67]).*/, 'arm'))
    .find((word) => PROCESSORS.includes(word));
  if (!os && cpu !== 'wasm32') return undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && { libc: [/musl/.test(name) ? 'musl' : 'glibc'] }),
  };
}
