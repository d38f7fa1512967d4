import path from 'node:path';
import { assertImageTools } from './images/buildah.mjs';
import { buildAll } from './setup/build/build.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm run test:images`: builds the images of all services and runs them. The last line is `N passed, N failed`. */
await runScript(async () => {
  assertNodeVersion();
  assertImageTools();
  await ensureSystemParts(['redis', 'nats']);
  await ensurePackages();
  // The database and the mail sandbox, which the images use here, are programs of this repository.
  await buildAll();
  const { testImages } = await import('./images/test-images.mjs');
  const tally = await testImages(path.join(dataFolder(), 'images'));
  tally.report();
  process.exitCode = tally.failed > 0 ? 1 : 0;
});
