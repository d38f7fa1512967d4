import { stopBackingServices } from './backing-services.mjs';

/** Jest's global teardown of the integration tests. */
export default async function tearDown() {
  await stopBackingServices();
}
