import { changedSuites } from './checks/jest-layer.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { Tally } from './checks/tally.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm run check`: the checks that are quick enough to run after every change; `--all` as for `npm test`. */
await runScript(async () => {
  const all = process.argv.includes('--all');
  assertNodeVersion();
  await ensurePackages();
  await ensureSystemParts(['sword']); // some unit tests read the published texts
  const tally = new Tally();
  await tally.run('lint', () => staticChecks('lint', { all }));
  await tally.run('types', () => staticChecks('types', { all }));
  await tally.run('unit', () => changedSuites('unit', {}, { all }));
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
