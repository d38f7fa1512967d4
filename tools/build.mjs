import { buildAll } from './setup/build/build.mjs';
import { runScript } from './terminal/terminal.mjs';

/** `npm run build`: builds every app and service. */
await runScript(buildAll);
