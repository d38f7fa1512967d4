import path from 'node:path';
import { installationOf } from './installation.mjs';
import { Problem, runScript, say, step } from '../terminal/terminal.mjs';

const OVERWRITE = '--overwrite';
const USAGE = `npm run restore -- <file> [${OVERWRITE}]    restores a backup into DATA_DIR, or to the configured servers`;

/** `npm run restore`: restores an archive of `npm run backup` into an installation that is not running. */
await runScript(async () => {
  const args = process.argv.slice(2);
  const [named, ...more] = args.filter((arg) => arg !== OVERWRITE);
  if (!named || named.startsWith('-') || more.length > 0) throw new Problem(USAGE);
  const file = path.resolve(process.env.INIT_CWD ?? '.', named);
  const { restoreBackup } = await import('./restore-backup.mjs');
  const installation = installationOf();
  const overwrite = args.includes(OVERWRITE);
  const { createdAt, replaced, bucket } = await step('Restore', (progress) =>
    restoreBackup(installation, file, { overwrite }, progress),
  );
  say(`${installation.data} is restored to its state of ${createdAt}.`);
  if (replaced) say(`The replaced data is in ${replaced}; remove it when you no longer need it.`);
  if (bucket) say(`The archive contains no files, because they are in the bucket ${bucket}.`);
});
