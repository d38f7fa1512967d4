import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../tools/stack/stack.mjs';
import { ensureLibrary } from '../../../tools/setup/library.mjs';
import { dataFolder } from '../../../tools/setup/workspace.mjs';

/** Stops the stack of this run. Jest runs its set-up and its tear-down in one process. */
export let stopStack = async () => {};

/** Jest's global set-up of the browser tests: starts the whole stack, as `npm start` does, with its own data. */
export default async function setUp() {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-e2e-'));
  const library = process.env.SCRIPTURE_LIBRARY ?? (await ensureLibrary(dataFolder()));
  const stack = new Stack({
    port: await freePort(),
    data,
    library,
    env: {
      LOG_LEVEL: 'info', // a suite reads the logs
      THROTTLE_PER_MINUTE: '100000',
      // Hundreds of readers register in a run, and no test guesses their passwords.
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      FIRST_PAGE_WAITS_MS: '30000',
      TRUSTED_PROXIES: 'loopback', // readers of tests come from many networks (tools/stack/readers.mjs)
    },
  });
  await stack.start(() => {});
  process.env.STACK_URL = stack.url;
  process.env.STACK_DATA = data;
  process.env.SCRIPTURE_LIBRARY = library;
  stopStack = async () => {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
