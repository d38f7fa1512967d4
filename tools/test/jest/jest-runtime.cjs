'use strict';
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * The parts of Jest's module loader that are changed here. Jest has no setting for them.
 *
 * @typedef {object} ModuleLoader
 * @property {(module: object) => Promise<unknown>} linkAndEvaluateModule
 * @property {WeakMap<object, Promise<void>>} linkingMap modules whose graph is being linked
 * @property {(file: string, suffix?: string) => Promise<vm.Module>} loadEsmModule
 * @property {(specifier: string, from: { identifier: string }, attributes?: object, phase?: string) => Promise<vm.Module>} dynamicImport
 * @property {() => vm.Context | undefined} getContext
 * @property {(specifier: string, from: string, context?: vm.Context) => Promise<vm.Module>} resolveModule
 * @property {(specifier: string, from: string, context?: vm.Context, attributes?: object) => Promise<vm.Module>} dynamicImportFromCjs
 *
 * @typedef {object} CommonJsExecutor
 * @property {string[]} injectedModuleParameters
 * @property {(source: string, file: string) => Function} compile
 *
 * @typedef {object} Resolution
 * @property {(name: string) => boolean} isCoreModule
 * @property {(from: string, name: string) => Promise<string>} resolveEsmAsync
 */

/**
 * Jest's runtime, with one module graph linked at a time, and with packages that the suites of a worker share.
 *
 * Two graphs that are imported dynamically at once and share a file fail in Jest with "request for … is not in cache"
 * (https://github.com/jestjs/jest/issues/11434): the second takes modules of the first that are not linked yet. Pages and
 * texts here are loaded by such imports, so which test fails depends on the speed of the machine.
 *
 * A suite that uses the global object of its worker (`node-environment.cjs`) imports packages from Node's own loader,
 * which loads each of them once. Mocks of packages are not supported there. Suites share the sources of most of
 * `libs/shared`, of the study library and of the danger classifier too: they have no state but caches, the contracts alone
 * were a third of many suites, and the classifier learns for seconds.
 */
module.exports = class WorkspaceRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const loader = /** @type {ModuleLoader} */ (Reflect.get(this, 'esmLoader'));
    linkOneGraphAtATime(loader);
    const [, environment] = options;
    if (!Object.is(environment.global, globalThis)) return;
    useMainContext(loader, Reflect.get(Reflect.get(this, 'cjsLoader'), 'executor'));
    sharePackages(loader, Reflect.get(this, '_resolution'));
    shareLibraries(loader);
  }
};

/** @param {ModuleLoader} loader */
function linkOneGraphAtATime(loader) {
  const linkAndEvaluate = loader.linkAndEvaluateModule.bind(loader);
  /** @type {Promise<void>} */
  let linking = Promise.resolve();
  loader.linkAndEvaluateModule = async (module) => {
    const previous = linking;
    /** @type {() => void} */
    let linked = () => undefined;
    linking = new Promise((resolve) => (linked = resolve));
    await previous;
    const evaluated = linkAndEvaluate(module);
    // Evaluation is not waited for: a module that awaits an import at its top level would wait for itself.
    Promise.resolve(loader.linkingMap.get(module)).then(linked, linked);
    return evaluated;
  };
}

/**
 * Compiles modules in the main context. Jest itself refuses to work without a context.
 *
 * @param {ModuleLoader} loader
 * @param {CommonJsExecutor} executor
 */
function useMainContext(loader, executor) {
  loader.getContext = () => undefined;
  executor.compile = (source, file) =>
    vm.compileFunction(source, executor.injectedModuleParameters, {
      filename: file,
      importModuleDynamically: (specifier, _, attributes) =>
        loader.dynamicImportFromCjs(specifier, file, undefined, attributes),
    });
}

const IN_PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * The packages that this worker has imported, by file.
 *
 * @type {Map<string, Promise<vm.Module>>}
 */
const packages = new Map();

/**
 * @param {ModuleLoader} loader
 * @param {Resolution} resolution
 */
function sharePackages(loader, resolution) {
  const resolveModule = loader.resolveModule.bind(loader);
  loader.resolveModule = async (specifier, from, context) => {
    if (specifier === '@jest/globals' || specifier.startsWith('data:') || resolution.isCoreModule(specifier))
      return resolveModule(specifier, from, context);
    const file = await resolution.resolveEsmAsync(from, specifier);
    if (!IN_PACKAGE.test(file)) return resolveModule(specifier, from, context);
    const module = packages.get(file) ?? importPackage(file);
    packages.set(file, module);
    return module;
  };
}

/**
 * @param {string} file
 * @returns {Promise<vm.Module>}
 */
async function importPackage(file) {
  const url = pathToFileURL(file).href;
  const exports = await (file.endsWith('.json') ? import(url, { with: { type: 'json' } }) : import(url));
  const module = new vm.SyntheticModule(
    Object.keys(exports),
    () => {
      for (const [name, value] of Object.entries(exports)) module.setExport(name, value);
    },
    { identifier: file },
  );
  await module.link(() => Promise.reject(new Error(`${file} has no imports`)));
  await module.evaluate();
  return module;
}

/** The sources, without their tests. Primitives have a clock that suites set. */
const IN_SHARED_LIBRARY =
  /[\\/](?:libs[\\/](?:shared[\\/](?!primitives)[^\\/]+|server[\\/]study-library)[\\/]src|services[\\/]ai[\\/]src[\\/]danger[\\/]classifier)[\\/](?!.*\.spec\.)/;

/**
 * The sources of these libraries that this worker has imported, by file.
 *
 * @type {Map<string, Promise<vm.Module>>}
 */
const libraries = new Map();

/**
 * The loader of the suite that runs: a shared module that imports another one only now does so through it.
 *
 * @type {ModuleLoader['dynamicImport']}
 */
let importNow;

/** @param {ModuleLoader} loader */
function shareLibraries(loader) {
  const loadEsmModule = loader.loadEsmModule.bind(loader);
  loader.loadEsmModule = (file, suffix) => {
    if (suffix || !IN_SHARED_LIBRARY.test(file)) return loadEsmModule(file, suffix);
    const module = libraries.get(file) ?? loadEsmModule(file);
    libraries.set(file, module);
    return module;
  };
  importNow = loader.dynamicImport;
  const { dynamicImport } = loader;
  loader.dynamicImport = (specifier, from, ...rest) =>
    (IN_SHARED_LIBRARY.test(from.identifier) ? importNow : dynamicImport)(specifier, from, ...rest);
}
