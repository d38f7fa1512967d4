import { findProgram } from './setup/find-program.mjs';
import { buildAll } from './setup/build/build.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { Problem, runScript } from './terminal/terminal.mjs';

/**
 * `npm run test:hosts`: an installation over four hosts, which are network namespaces of this machine, while hosts and
 * servers fail. Needs root, iproute2, iptables and python3. The last line is `N passed, N failed`.
 */
await runScript(async () => {
  assertNodeVersion();
  const missing = ['ip', 'iptables', 'python3'].filter((program) => !findProgram(program));
  if (missing.length > 0)
    throw new Problem(`Needs ${missing.join(', ')} (packages iproute2, iptables, python3).`);
  if (process.getuid?.() !== 0) throw new Problem('Needs root, because it makes network namespaces.');
  await ensureSystemParts(['redis', 'nats']);
  await ensurePackages();
  await buildAll();
  const library = process.env.SCRIPTURE_LIBRARY || (await ensureLibrary(dataFolder()));
  const { testHosts } = await import('./hosts/test-hosts.mjs');
  const tally = await testHosts(library);
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
