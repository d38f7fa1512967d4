import { changedSuites } from './checks/jest-layer.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { Tally } from './checks/tally.mjs';
import { buildAll } from './setup/build/build.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { findSwordFolder } from './setup/sword-modules.mjs';
import {
  ensureOptionalPart,
  ensureSystemParts,
  findChromium,
  findHeadlessChromium,
} from './setup/system-parts.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript } from './terminal/terminal.mjs';

/**
 * `npm test`: all checks that can run on one machine. What has passed and has not changed since passes without running;
 * `npm test -- --all` runs it too. The last line is `N passed, N failed`.
 */
await runScript(async () => {
  const all = process.argv.includes('--all');
  assertNodeVersion();
  await ensureSystemParts(['redis', 'nats', 'sword', 'chromium']);
  await ensureOptionalPart('speech');
  await ensureOptionalPart('headlessChromium');
  await ensurePackages();
  const tally = new Tally();
  await tally.run('lint', () => staticChecks('lint', { all }));
  await tally.run('types', () => staticChecks('types', { all }));
  await buildAll();
  const env = {
    SCRIPTURE_LIBRARY: await ensureLibrary(dataFolder()),
    SWORD_PATH: findSwordFolder(dataFolder()),
    CHROMIUM: findChromium(),
    HEADLESS_CHROMIUM: findHeadlessChromium() ?? findChromium(),
    // Tests must not depend on a network.
    SCRIPTURE_SOURCE: 'library',
  };
  await tally.run('unit', () => changedSuites('unit', env, { all }));
  await tally.run('integration', () => changedSuites('integration', env, { all }));
  await tally.run('browser', () => changedSuites('browser', env, { all }));
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
