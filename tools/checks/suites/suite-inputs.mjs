import { createHash } from 'node:crypto';
import { contentOf, sourceFiles } from './source-files.mjs';
import { folderOf, foldersNamedBy, workspacePackages } from './workspace-packages.mjs';

const SUITE = /\.(?:spec|int-spec|e2e-spec)\.(?:ts|tsx|mjs)$/;

/** The folders of a package that suites beside the code, and the packages that depend on it, do not use. */
const FIXTURES = /\/(?:test|e2e)\//;
const BUILD = /\/(?:build|jest)\//;

/** What every suite uses: the files outside the packages, and the environments and set-up of Jest. */
const ALWAYS = ['outside', 'libs/web/ui build', 'libs/server/testing build'];

const DOCUMENT = /^docs\/|\.md$/;

/** Code that may read a document. */
const READS_DOCUMENTS = /\bdocs\b|\.md\b/;

const VARIABLE = /\bprocess\.env(?:\.|\[['"])([A-Z][A-Z_]+)/g;

/** Names of what starts services by their names: the tools, and the root that paths to bundles are made from. */
const STACK = new Set(['tools', '.']);

/** Variables that differ from run to run and change no result. */
const INDIFFERENT = new Set(['CI', 'INIT_CWD', 'PATH', 'TMPDIR']);

/**
 * Files that are taken together: the sources, fixtures or build scripts of a package, or those outside the packages.
 *
 * @typedef {object} Part
 * @property {string} digest of their names and contents
 * @property {ReadonlySet<string>} named folders that they name outside their package
 * @property {boolean} readsDocuments
 */

/**
 * What the suites of a working tree depend on: a suite that has passed passes again while nothing of it changes.
 *
 * A suite depends on its own package, on the packages that its files and its manifest name, and on theirs; on the files
 * outside the packages, such as the presets of Jest and the lock file; and on the documents if its package may read them.
 * A suite outside the packages, or one that uses the tools that start the whole stack, depends on everything. Names are
 * sought in the text, because a suite may start a service from a path to its bundle: a suite that runs without need does
 * no harm.
 */
export class SuiteInputs {
  /** @type {Map<string, Part>} by name */
  #parts = new Map();

  /** @type {Set<string>} environment variables that the tree reads */
  #variables = new Set();

  /**
   * @param {readonly string[]} files of the tree
   * @param {(file: string) => Buffer} read
   * @param {string} machine what the tests use outside of the tree
   */
  constructor(files, read, machine) {
    this.files = files;
    this.read = read;
    this.machine = machine;
    this.packages = new Map(workspacePackages(files, read).map((found) => [found.folder, found]));
    this.#digest();
  }

  /**
   * @param {string} root of the working tree
   * @param {string} machine
   * @returns {Promise<SuiteInputs | undefined>} undefined where Git cannot list the files
   */
  static async of(root, machine) {
    const files = await sourceFiles(root);
    return files && new SuiteInputs(files, (file) => contentOf(root, file), machine);
  }

  /**
   * A fingerprint of all that a suite depends on.
   *
   * @param {string} suite relative to the root
   * @param {NodeJS.ProcessEnv} env of the run
   */
  fingerprintOf(suite, env) {
    const { parts, documents } = this.dependenciesOf(suite);
    const hash = createHash('sha256').update(process.version).update(this.machine);
    for (const name of [...this.#variables].sort())
      if (!INDIFFERENT.has(name)) hash.update(`\0${name}=${env[name]}`);
    hash.update(`\0${suite}\0`).update(this.read(suite));
    for (const name of [...parts, ...(documents ? ['documents'] : [])].sort())
      hash.update(`\0${name}\0${this.#parts.get(name)?.digest}`);
    return hash.digest('hex');
  }

  /**
   * @param {string} suite relative to the root
   * @returns {{ parts: ReadonlySet<string>, documents: boolean }} names of parts, such as `services/ai sources`
   */
  dependenciesOf(suite) {
    const folder = folderOf(suite);
    const text = String(this.read(suite));
    const own = folder ? [...new Set([`${folder} sources`, partOf(suite)])] : [];
    const named = [...foldersNamedBy(suite, text), ...own.flatMap((name) => [...this.#namedBy(name)])];
    if (!folder || named.some((name) => STACK.has(name)))
      return {
        parts: new Set([...this.#parts.keys()].filter((name) => name !== 'documents')),
        documents: true,
      };
    const parts = new Set([...ALWAYS, ...own, ...(FIXTURES.test(suite) ? this.#builds() : [])]);
    for (let next = named.pop(); next; next = named.pop())
      for (const found of this.#partsIn(next))
        if (!parts.has(found)) {
          parts.add(found);
          named.push(...this.#namedBy(found));
        }
    const readsDocuments = own.some((name) => this.#parts.get(name)?.readsDocuments);
    return { parts, documents: readsDocuments || READS_DOCUMENTS.test(text) };
  }

  /**
   * The parts of a package, or of all packages in a folder, that others use.
   *
   * @param {string} folder
   */
  #partsIn(folder) {
    const packages = [...this.packages.values()].filter(
      (found) => found.folder === folder || found.folder.startsWith(`${folder}/`),
    );
    return packages.flatMap((found) => [
      `${found.folder} sources`,
      ...(found.exportsFixtures ? [`${found.folder} fixtures`] : []),
    ]);
  }

  /** Names of the build parts of all packages. */
  #builds() {
    return [...this.#parts.keys()].filter((name) => name.endsWith(' build'));
  }

  /** @param {string} part */
  #namedBy(part) {
    return this.#parts.get(part)?.named ?? new Set();
  }

  #digest() {
    /** @type {Map<string, { hash: import('node:crypto').Hash, named: Set<string>, readsDocuments: boolean }>} */
    const parts = new Map();
    for (const file of this.files) {
      const content = this.read(file);
      const text = String(content);
      for (const [, name] of text.matchAll(VARIABLE)) this.#variables.add(/** @type {string} */ (name));
      if (SUITE.test(file)) continue;
      const name = partOf(file);
      const part = parts.get(name) ?? { hash: createHash('sha256'), named: new Set(), readsDocuments: false };
      parts.set(name, part);
      part.hash.update(`\0${file}\0`).update(content);
      for (const folder of foldersNamedBy(file, text)) part.named.add(folder);
      part.readsDocuments ||= READS_DOCUMENTS.test(text);
    }
    const folders = new Map([...this.packages.values()].map(({ name, folder }) => [name, folder]));
    for (const { folder, dependencies } of this.packages.values())
      for (const dependency of dependencies) {
        const dependedOn = folders.get(dependency);
        if (dependedOn) parts.get(`${folder} sources`)?.named.add(dependedOn);
      }
    for (const [name, { hash, named, readsDocuments }] of parts)
      this.#parts.set(name, { digest: hash.digest('hex'), named, readsDocuments });
  }
}

/** @param {string} file */
function partOf(file) {
  const folder = folderOf(file);
  if (folder && FIXTURES.test(file)) return `${folder} fixtures`;
  if (folder && BUILD.test(file)) return `${folder} build`;
  if (DOCUMENT.test(file)) return 'documents';
  return folder ? `${folder} sources` : 'outside';
}
