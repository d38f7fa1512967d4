import { rspack } from '@rspack/core';
import { compileAlone } from '../compile-alone.mjs';

/**
 * The workers of the application, at fixed addresses: the service worker, which the browser updates by itself, and the
 * worker that reads and searches the texts on this device. A development server has a service worker that only removes
 * itself, so that no earlier build hides the present sources.
 *
 * @param {boolean} isProduction
 */
const workersOf = (isProduction) => ({
  'service-worker.js': `./src/service-worker/${isProduction ? 'service-worker' : 'retire'}.ts`,
  'offline-scripture.js': '@word-unfolded/offline-scripture/worker',
});

/** Adds the workers to the files of the shell. */
export class WorkersPlugin {
  /**
   * @param {string} directory of the shell
   * @param {{ isProduction: boolean }} mode
   */
  constructor(directory, { isProduction }) {
    this.directory = directory;
    this.entries = Object.entries(workersOf(isProduction));
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WorkersPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('WorkersPlugin', async () => {
        this.compiled ??= this.compile(); // a development server compiles them only once, because they change seldom
        for (const [name, source] of await this.compiled)
          compilation.emitAsset(name, new rspack.sources.RawSource(source));
      });
    });
  }

  compile() {
    return Promise.all(
      this.entries.map(async ([name, entry]) => [
        name,
        await compileAlone(this.directory, { entry, target: 'webworker' }),
      ]),
    );
  }
}
