import path from 'node:path';
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm run study-library`: prints what editors of the study library have to mend (docs/study-library.md). */
await runScript(async () => {
  await ensurePackages();
  const folder = path.join(import.meta.dirname, '../libs/server/study-library');
  // Imported late because it needs packages.
  const { bundleNode } = await import('../libs/server/service-kit/build/bundle-node.mjs');
  await bundleNode({ folder, entries: { check: './src/check/check-main.ts' } });
  process.argv[2] = path.join(folder, 'content');
  await import(path.join(folder, 'dist/check.js'));
});
