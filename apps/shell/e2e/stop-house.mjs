import { stopHouse } from './start-house.mjs';

/** Jest's global tear-down of the browser tests. */
export default async function tearDown() {
  await stopHouse();
}
