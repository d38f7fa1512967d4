import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { compileAlone, compileForServer } from '../compile-alone.mjs';

const ENTRY = './src/server/pages.tsx';

/** The small scripts that belong to a page as it is sent, by page. */
const FIRST_SCRIPTS = {
  journal: './src/first-page/first-journal.ts',
  study: './src/first-page/first-study.ts',
};

/** SERVER_PAGES_FILE of libs/shared/domain. */
const FILE = 'server/pages.mjs';

/**
 * Adds the server build of the shell: its public pages as a module for Node, with the class names of the build for
 * browsers, one style sheet for these pages, and their small scripts. The gateway renders pages with it. The application has its styles in
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
        const name = `assets/pages.${hashOf(styles)}.css`;
        const emit = (file, text, info) =>
          compilation.emitAsset(file, new rspack.sources.RawSource(text), info);
        emit(name, styles, { immutable: true });
        const firstScripts = {};
        for (const [page, entry] of Object.entries(FIRST_SCRIPTS)) {
          const script = await compileAlone(directory, { entry, target: 'web' });
          firstScripts[page] = `/assets/first-${page}.${hashOf(script)}.js`;
          emit(firstScripts[page].slice(1), script, { immutable: true });
        }
        emit(FILE, `${source}\n${exported({ styles: `/${name}`, firstScripts })}`);
      });
    });
  }
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const exported = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
