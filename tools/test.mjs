import { jestLayer } from './checks/jest-layer.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { Tally } from './checks/tally.mjs';
import { buildAll } from './setup/build/build.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { findSwordFolder } from './setup/sword-modules.mjs';
import { ensureOptionalPart, ensureSystemParts, findChromium } from './setup/system-parts.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm test`: all checks that can run on one machine. The last line is `N passed, N failed`. */
await runScript(async () => {
  assertNodeVersion();
  await ensureSystemParts(['redis', 'nats', 'sword', 'chromium']);
  await ensureOptionalPart('speech');
  await ensurePackages();
  const tally = new Tally();
  await tally.run('lint', () => staticChecks('lint'));
  await tally.run('types', () => staticChecks('types'));
  await buildAll();
  const env = {
    SCRIPTURE_LIBRARY: await ensureLibrary(dataFolder()),
    SWORD_PATH: findSwordFolder(dataFolder()),
    CHROMIUM: findChromium(),
    // Tests must not depend on a network.
    SCRIPTURE_SOURCE: 'library',
  };
  await tally.run('unit', () => jestLayer('unit', env));
  await tally.run('integration', () => jestLayer('integration', env));
  await tally.run('browser', () => jestLayer('browser', env));
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
