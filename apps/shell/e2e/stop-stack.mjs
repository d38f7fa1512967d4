import { stopStack } from './start-stack.mjs';

/** Jest's global tear-down of the browser tests. */
export default async function tearDown() {
  await stopStack();
}
