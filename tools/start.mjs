import { House } from './house/house.mjs';
import { stopOnSignals } from './house/stop-on-signals.mjs';
import { buildAll } from './setup/build.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { prepareMachine } from './setup/prepare.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript, say, step } from './terminal/terminal.mjs';

/** @type {House | undefined} */
let house;
stopOnSignals(() => house);

/** `npm start`: from a fresh clone to a running application. What is done already is skipped. */
await runScript(async () => {
  const port = await prepareMachine('npm start');
  await buildAll();
  const data = dataFolder();
  const library = await ensureLibrary(data);
  const starting = (house = new House({ port, data, library }));
  await step('Starting', (progress) => starting.start(progress));
  say(`\nReady: ${starting.url}\n`);
});
