'use strict';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest loads its runtime with require
const { default: Runtime } = require('jest-runtime');

/**
 * The part of Jest's module loader that is changed here. Jest has no setting for it.
 *
 * @typedef {object} ModuleLoader
 * @property {(module: object) => Promise<unknown>} linkAndEvaluateModule
 * @property {WeakMap<object, Promise<void>>} linkingMap modules whose graph is being linked
 */

/**
 * Jest's runtime, with one module graph linked at a time.
 *
 * Two graphs that are imported dynamically at once and share a file fail in Jest with "request for … is not in cache"
 * (https://github.com/jestjs/jest/issues/11434): the second takes modules of the first that are not linked yet. Pages and
 * texts here are loaded by such imports, so which test fails depends on the speed of the machine.
 */
module.exports = class OneGraphAtATime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const loader = /** @type {ModuleLoader} */ (Reflect.get(this, 'esmLoader'));
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
};
