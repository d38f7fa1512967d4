import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { Problem, runScript } from '../terminal/terminal.mjs';

/** The lock file contains no registry addresses, so that it works with any registry. */
await runScript(async () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const withAddress = Object.entries(packages).filter(([, locked]) =>
    /** @type {{ resolved?: string }} */ (locked).resolved?.includes('://'),
  );
  if (withAddress.length > 0) {
    throw new Problem(
      `package-lock.json names a registry for ${withAddress.length} packages: run node tools/fix-lock.mjs`,
    );
  }
});
