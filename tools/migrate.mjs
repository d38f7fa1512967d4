import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mongoOfInstallation } from './admin/installation.mjs';
import { ROOT, SERVICES } from './setup/workspace.mjs';
import { Problem, runScript } from './terminal/terminal.mjs';

const USAGE = `npm run migrate             runs the missing migrations of every database
npm run migrate -- status   lists them`;

/** `npm run migrate`: brings the databases to the version of the built services, without starting them. */
await runScript(async () => {
  const [command, ...more] = process.argv.slice(2);
  if ((command !== undefined && command !== 'status') || more.length > 0) throw new Problem(USAGE);
  const env = { ...process.env, MONGODB_URI: mongoOfInstallation() };
  const programs = SERVICES.map((name) => path.join(ROOT, 'services', name, 'dist/migrate.js')).filter(
    existsSync,
  );
  if (programs.length === 0) throw new Problem('The services are not built: npm run build.');
  const failed = programs.filter(
    (program) =>
      spawnSync(process.execPath, [program, ...(command ? [command] : [])], { env, stdio: 'inherit' })
        .status !== 0,
  );
  if (failed.length > 0) throw new Problem('Not every database could be migrated. Run the command again.');
});
