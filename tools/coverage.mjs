import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageTable } from './checks/coverage-table.mjs';
import { jestLayer } from './checks/jest-layer.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { ROOT } from './setup/workspace.mjs';
import { runScript, say } from './terminal/terminal.mjs';

const FOLDER = path.join(ROOT, 'coverage');

/**
 * `npm run coverage`: which lines and branches of the production code the unit tests run. A summary is printed, and
 * `coverage/index.html` shows each file.
 */
await runScript(async () => {
  assertNodeVersion();
  await ensurePackages();
  await ensureSystemParts(['sword']); // some unit tests read the published texts
  const { passed, failed } = await jestLayer('unit', {}, [
    '--coverage',
    '--coverageProvider=v8', // V8's own coverage, which does not instrument the code
    '--coverageReporters=json-summary',
    '--coverageReporters=html',
    `--coverageDirectory=${FOLDER}`,
  ]);
  const summary = JSON.parse(readFileSync(path.join(FOLDER, 'coverage-summary.json'), 'utf8'));
  say(`\n${coverageTable(summary, ROOT).join('\n')}\n`);
  say(`Each file: ${path.join('coverage', 'index.html')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
