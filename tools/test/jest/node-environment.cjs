'use strict';
const { TestEnvironment } = require('jest-environment-node');
const { watchAsyncStorages } = require('./async-storages.cjs');

/**
 * Jest's environment of suites for Node: the global object of the worker itself instead of a context for each suite.
 *
 * In a context of its own a suite has to load every package again, which took most of the time of most suites; objects
 * of different contexts are not instances of each other's classes; and each use of a global is a call through Jest's
 * proxy. Here packages are loaded once for all suites of a worker, and the sources of this repository once for each
 * suite (`jest-runtime.cjs`). Globals, environment variables and listeners of the process that a suite leaves behind are
 * removed after it.
 */
module.exports = class WorkerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} options */
  constructor(...options) {
    super(...options);
    const [{ projectConfig }] = options;
    this.global = /** @type {typeof this.global} */ (/** @type {unknown} */ (globalThis));
    this.restore = rememberProcess();
    this.endAsyncStorages = watchAsyncStorages();
    // Mocks and fake timers of the same classes as Jest's, for this global object.
    this.moduleMocker = construct(this.moduleMocker, globalThis);
    this.fakeTimersModern = construct(this.fakeTimersModern, { config: projectConfig, global: globalThis });
  }

  /**
   * Libraries that look for their caller read the stack often, and every frame of it is mapped to its source.
   *
   * @override
   */
  async setup() {
    await super.setup();
    Error.stackTraceLimit = 20;
  }

  /** @override */
  async teardown() {
    await super.teardown();
    this.restore();
    this.endAsyncStorages();
  }

  /**
   * For Node's vm, no context is the main one.
   *
   * @override
   */
  getVmContext() {
    return null;
  }
};

/**
 * Another object of the same class.
 *
 * @template {object} Thing
 * @param {Thing | null} like
 * @param {unknown} parameter of the constructor
 * @returns {Thing}
 */
function construct(like, parameter) {
  if (!like) throw new Error('Jest has not set up its environment');
  return Reflect.construct(like.constructor, [parameter]);
}

/**
 * Remembers what suites may change in a process.
 *
 * @returns {() => void} restores it
 */
function rememberProcess() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const variables = { ...process.env };
  const { exit } = process;
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const key of Reflect.ownKeys(globalThis))
      restoreProperty(globalThis, key, Reflect.get(globals, key));
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.exit = exit;
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener))
          process.removeListener(name, /** @type {() => void} */ (listener));
  };
}

/**
 * @param {object} target
 * @param {PropertyKey} key
 * @param {PropertyDescriptor | undefined} before undefined if the target had no such property
 */
function restoreProperty(target, key, before) {
  if (!before) return void Reflect.deleteProperty(target, key);
  const now = Reflect.getOwnPropertyDescriptor(target, key);
  if (now?.value !== before.value || now?.get !== before.get) Reflect.defineProperty(target, key, before);
}
