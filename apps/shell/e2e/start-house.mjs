import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/house/free-port.mjs';
import { House } from '../../../tools/house/house.mjs';
import { ensureLibrary } from '../../../tools/setup/library.mjs';
import { dataFolder } from '../../../tools/setup/workspace.mjs';

/** Stops the house of this run. Jest runs its set-up and its tear-down in one process. */
export let stopHouse = async () => {};

/** Jest's global set-up of the browser tests: the whole house, as `npm start` runs it, with data of its own. */
export default async function setUp() {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-e2e-'));
  const library = process.env.SCRIPTURE_LIBRARY ?? (await ensureLibrary(dataFolder()));
  const house = new House({
    port: await freePort(),
    data,
    library,
    env: { LOG_LEVEL: 'warn', THROTTLE_PER_MINUTE: '100000', FIRST_PAGE_WAITS_MS: '30000' },
  });
  await house.start(() => {});
  process.env.HOUSE_URL = house.url;
  process.env.HOUSE_DATA = data;
  process.env.SCRIPTURE_LIBRARY = library;
  stopHouse = async () => {
    await house.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
