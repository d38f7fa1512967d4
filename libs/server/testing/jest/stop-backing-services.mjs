import { stopBackingServices } from './backing-services.mjs';

/** Jest's global tear-down of the integration tests. */
export default async function tearDown() {
  await stopBackingServices();
}
