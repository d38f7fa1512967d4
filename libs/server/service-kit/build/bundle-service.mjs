import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleNode } from './bundle-node.mjs';

/**
 * The build of a service, run in its folder: `dist/main.js` from `src/main.ts`, and one more program for each
 * `src/<name>-main.ts`.
 *
 * @param {string} folder
 * @param {(failed: boolean) => void} [watch] goes on building as the source changes, and calls this after each build
 */
export function bundleService(folder, watch) {
  const others = ['import'].filter((name) => existsSync(path.join(folder, 'src', `${name}-main.ts`)));
  const entries = {
    main: './src/main.ts',
    ...Object.fromEntries(others.map((name) => [name, `./src/${name}-main.ts`])),
  };
  return bundleNode({ folder, entries, watch });
}

if (process.argv[1] === import.meta.filename) await bundleService(process.cwd());
