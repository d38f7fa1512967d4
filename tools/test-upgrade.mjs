import path from 'node:path';
import { buildAll } from './setup/build/build.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript } from './terminal/terminal.mjs';

/**
 * `npm run test:upgrade`, or `npm run test:upgrade -- <commit>`: replaces the services of an earlier version, by default the
 * commit before, by those of this one while readers write, and the other way round. The last line is `N passed, N failed`.
 */
await runScript(async () => {
  assertNodeVersion();
  await ensureSystemParts(['redis', 'nats']);
  await ensurePackages();
  await buildAll();
  const library = process.env.SCRIPTURE_LIBRARY || (await ensureLibrary(dataFolder()));
  const { testUpgrade } = await import('./upgrade/test-upgrade.mjs');
  const folder = path.join(dataFolder(), 'upgrade');
  const tally = await testUpgrade({ folder, library, commit: process.argv[2] ?? 'HEAD~1' });
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
