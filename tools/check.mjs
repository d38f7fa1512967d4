import { jestLayer } from './checks/jest-layer.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { Tally } from './checks/tally.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm run check`: the checks that are quick enough to run after every change. */
await runScript(async () => {
  assertNodeVersion();
  await ensurePackages();
  await ensureSystemParts(['sword']); // some unit tests read the published texts
  const tally = new Tally();
  await tally.run('lint', () => staticChecks('lint'));
  await tally.run('types', () => staticChecks('types'));
  await tally.run('unit', () => jestLayer('unit'));
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
