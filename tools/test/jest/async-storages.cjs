'use strict';
const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * Watches which storages of asynchronous contexts a suite uses.
 *
 * Node 20 copies the value of each storage that was ever used to each promise that is made. Jest and the sources of this
 * repository make new ones for each suite, so that the last suites of a worker took several times as long as the first.
 *
 * @returns {() => void} ends these storages; one that is used again begins again
 */
exports.watchAsyncStorages = function () {
  /** @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
  const used = new Set();
  const { prototype } = AsyncLocalStorage;
  const { run, enterWith } = prototype;
  prototype.run = new Proxy(run, { apply: noted });
  prototype.enterWith = new Proxy(enterWith, { apply: noted });
  return () => {
    Object.assign(prototype, { run, enterWith });
    for (const storage of used) storage.disable();
  };

  /**
   * @param {(...parameters: never[]) => unknown} method
   * @param {import('node:async_hooks').AsyncLocalStorage<unknown>} storage
   * @param {unknown[]} parameters
   */
  function noted(method, storage, parameters) {
    used.add(storage);
    return Reflect.apply(method, storage, parameters);
  }
};
