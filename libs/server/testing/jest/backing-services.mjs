import { startBackingServices } from './start-backing-services.mjs';

/** Stops what this run has started. Jest runs its set-up and its tear-down in one process. */
export let stopBackingServices = async () => {};

/**
 * Jest's global set-up of the integration tests: real Redis and real NATS, once for the whole run. Each suite has a
 * subject and key prefix of its own, so that suites share the servers and nothing else.
 */
export default async function setUp() {
  const { env, stop } = await startBackingServices(process.env.TEST_BACKENDS);
  Object.assign(process.env, env);
  stopBackingServices = stop;
}
