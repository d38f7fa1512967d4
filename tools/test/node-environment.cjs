'use strict';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest loads its environment with require
const vm = require('node:vm');
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest loads its environment with require
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment for Node, with an ordinary global object.
 *
 * Jest makes the global object of a suite a proxy, so that each use of a global in the code under test (`Math`, `Map`,
 * `undefined`, `Error`) is a call through that proxy: code that computes is up to ten times slower. A context without
 * contextified object (Node 20.18) has its own globals instead. What the proxy is for, deleting the globals of a suite
 * after it, is not needed: a worker is replaced before its memory grows (`workerIdleMemoryLimit`).
 */
module.exports = class OrdinaryGlobals extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} options */
  constructor(...options) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...options);
    } finally {
      vm.createContext = createContext;
    }
  }
};
