import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleNode } from './bundle-node.mjs';

/**
 * Builds a service in its folder: `dist/main.js` from `src/main.ts`, and one more program for each
 * `src/<name>-main.ts`.
 *
 * @param {string} folder
 * @param {(failed: boolean) => void} [watch] rebuilds on changes of the source, and calls this after each build
 */
export function bundleService(folder, watch) {
  const others = ['import', 'migrate'].filter((name) =>
    existsSync(path.join(folder, 'src', `${name}-main.ts`)),
  );
  const entries = {
    main: './src/main.ts',
    ...Object.fromEntries(others.map((name) => [name, `./src/${name}-main.ts`])),
  };
  return bundleNode({ folder, entries, watch, copies: contentOf(folder) });
}

/** The study library is text that a service reads at its start, so it stands beside the bundle. */
const STUDY_LIBRARY = path.join(import.meta.dirname, '../../study-library/content');

/** @param {string} folder */
function contentOf(folder) {
  const manifest = path.join(folder, 'package.json');
  // The programs of tests have none.
  if (!existsSync(manifest)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const reads = Object.hasOwn(dependencies, '@word-unfolded/study-library');
  return reads ? [{ from: STUDY_LIBRARY, to: 'study-library' }] : [];
}

if (process.argv[1] === import.meta.filename) await bundleService(process.cwd());
