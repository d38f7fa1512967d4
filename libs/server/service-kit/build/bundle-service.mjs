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
  const others = ['import', 'learn', 'migrate', 'journal-file', 'voice-callers'].filter((name) =>
    existsSync(path.join(folder, 'src', `${name}-main.ts`)),
  );
  const entries = {
    main: './src/main.ts',
    ...Object.fromEntries(others.map((name) => [name, `./src/${name}-main.ts`])),
  };
  return bundleNode({ folder, entries, watch, copies: [...contentOf(folder), ...ownContent(folder)] });
}

/** The content of a service itself stands beside its bundle too. @param {string} folder */
function ownContent(folder) {
  const from = path.join(folder, 'content');
  return existsSync(from) ? [{ from, to: 'content' }] : [];
}

/** The study library is text that a service reads at its start, so it stands beside the bundle. */
const STUDY_LIBRARY = path.join(import.meta.dirname, '../../study-library/content');

/**
 * The content that a program of a workspace reads, also one of its tests.
 *
 * @param {string} folder of the program, in its workspace
 */
export function contentOf(folder) {
  const manifest = manifestAbove(folder);
  const { dependencies = {} } = manifest ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const reads = Object.hasOwn(dependencies, '@word-unfolded/study-library');
  return reads ? [{ from: STUDY_LIBRARY, to: 'study-library' }] : [];
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function manifestAbove(folder) {
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest)) return manifest;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : manifestAbove(parent);
}

if (process.argv[1] === import.meta.filename) await bundleService(process.cwd());
