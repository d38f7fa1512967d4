import { Stack } from './stack/stack.mjs';
import { stopOnSignals } from './stack/processes/stop-on-signals.mjs';
import { buildAll } from './setup/build/build.mjs';
import { readEnvironmentFile } from './setup/environment-file.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { prepareMachine } from './setup/prepare.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript, say, step } from './terminal/terminal.mjs';

/** @type {Stack | undefined} */
let stack;
stopOnSignals(() => stack);

/** `npm start`: from a fresh clone to a running application. Completed steps are skipped. */
await runScript(async () => {
  readEnvironmentFile();
  const port = await prepareMachine('npm start');
  await buildAll();
  const data = dataFolder();
  const library = await ensureLibrary(data);
  const starting = (stack = new Stack({ port, data, library }));
  await step('Starting', (progress) => starting.start(progress));
  say(`\nReady: ${starting.url}\n`);
});
