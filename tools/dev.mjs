import { DevelopmentHouse } from './house/development-house.mjs';
import { stopOnSignals } from './house/stop-on-signals.mjs';
import { buildAll } from './setup/build.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { prepareMachine } from './setup/prepare.mjs';
import { dataFolder } from './setup/workspace.mjs';
import { runScript, say, step } from './terminal/terminal.mjs';

/** @type {DevelopmentHouse | undefined} */
let house;
stopOnSignals(() => house);

/** `npm run dev`: as `npm start`, with a service rebuilt and restarted when its source changes, and pages that change as one writes. */
await runScript(async () => {
  const port = await prepareMachine('npm run dev');
  await buildAll();
  const data = dataFolder();
  const library = await ensureLibrary(data);
  const starting = (house = await DevelopmentHouse.plan({ port, data, library }));
  await step('Starting', (progress) => starting.start(progress));
  say(`\nReady: ${starting.url}\n`);
});
