import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { compileForServer } from '../compile-alone.mjs';

const ENTRY = './src/server/pages.tsx';

/** SERVER_PAGES_FILE of libs/shared/domain. */
const FILE = 'server/pages.mjs';

/**
 * Adds the server build of the shell: its public pages as a module for Node, with the class names of the build for
 * browsers, and one style sheet for these pages. The gateway renders pages with it. The application has its styles in
 * many files, which it fetches with its code; a page without code needs all of them at once.
 */
export class ServerPagesPlugin {
  /** @param {{ directory: string, uniqueName: string }} shell */
  constructor({ directory, uniqueName }) {
    this.directory = directory;
    this.uniqueName = uniqueName;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServerPagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('ServerPagesPlugin', async () => {
        const { directory, uniqueName } = this;
        const { source, styles } = await compileForServer(directory, { entry: ENTRY, uniqueName });
        const name = `assets/pages.${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
        const emit = (file, text, info) =>
          compilation.emitAsset(file, new rspack.sources.RawSource(text), info);
        emit(name, styles, { immutable: true });
        emit(FILE, `${source}\nexport const styles = ${JSON.stringify(`/${name}`)};\n`);
      });
    });
  }
}
