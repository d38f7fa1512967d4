import { startBackingServices } from './start-backing-services.mjs';

/** Stops the servers of this run. Jest runs its global setup and its global teardown in one process. */
export let stopBackingServices = async () => {};

/**
 * Jest's global setup of the integration tests: real Redis and real NATS, once for the whole run. Each suite has its
 * own subject prefix and key prefix, so that suites share only the servers.
 */
export default async function setUp() {
  const { env, stop } = await startBackingServices(process.env.TEST_BACKENDS);
  Object.assign(process.env, env);
  stopBackingServices = stop;
}
