import path from 'node:path';
import { installationOf } from './installation.mjs';
import { Problem, runScript, say, step } from '../terminal/terminal.mjs';

const USAGE = 'npm run backup [-- <file>]    writes all data of the running installation into one file';

/** `npm run backup`: writes one archive of the installation in DATA_DIR, or on the servers of the environment. */
await runScript(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-')) throw new Problem(USAGE);
  const installation = installationOf();
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = named
    ? path.resolve(process.env.INIT_CWD ?? '.', named)
    : path.join(installation.data, 'backups', `word-unfolded-${time}.tar.gz`);
  // Imported late because it needs packages, which are installed once the application runs.
  const { makeBackup } = await import('./make-backup.mjs');
  const { bytes } = await step('Backup', (progress) => makeBackup(installation, file, progress));
  say(
    `${file} (${(bytes / 1e6).toFixed(1)} MB). It contains all readers' data and the secrets of the installation: store it safely.`,
  );
  if (installation.bucket)
    say(
      `The files are in the bucket ${installation.bucket} and not in this archive: back up the bucket too.`,
    );
});
