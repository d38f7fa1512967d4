import { DevStack } from './stack/dev-stack.mjs';
import { stopOnSignals } from './stack/processes/stop-on-signals.mjs';
import { buildAll } from './setup/build/build.mjs';
import { readEnvironmentFile } from './setup/environment-file.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { prepareMachine } from './setup/prepare.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript, say, step } from './terminal/terminal.mjs';

/** @type {DevStack | undefined} */
let stack;
stopOnSignals(() => stack);

/**
 * `npm run dev`: like `npm start`, but services are rebuilt and restarted when their source changes, and pages use hot
 * reload.
 */
await runScript(async () => {
  readEnvironmentFile();
  const port = await prepareMachine('npm run dev');
  await buildAll();
  const data = dataFolder();
  const library = await ensureLibrary(data);
  const starting = (stack = await DevStack.plan({ port, data, library }));
  await step('Starting', (progress) => starting.start(progress));
  say(`\nReady: ${starting.url}\n`);
});
